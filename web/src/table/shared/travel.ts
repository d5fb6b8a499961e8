/**
 * Cards travel: what has moved on the board slides from where it was, and what is swept up goes to its winner.
 *
 * Elements carry `data-travel`, a name that stays with the thing. A new one may say in `data-from` what it was before, or from
 * where it comes: names in order, the first that has just vanished (or, for the last of them, that was there) is its start.
 * A trick card that disappears goes to the thing named in `data-to`.
 */
import { prefersReducedMotion } from 'svelte/motion';

const MOVE = 260;
const SWEEP = 420;
const STAGGER = 15;
const EASE = 'cubic-bezier(.2, .8, .25, 1)';

interface Seen {
  rect: DOMRect;
  node: HTMLElement;
}

const named = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-travel]')];

export class Travel {
  #before = new Map<string, Seen>();
  #moving = new Set<Animation>();

  /** Before the page changes: remember where everything is. */
  before(root: HTMLElement | undefined): void {
    this.#before.clear();
    if (!root || prefersReducedMotion.current) return;
    for (const node of named(root)) this.#before.set(node.dataset.travel ?? '', { rect: node.getBoundingClientRect(), node });
  }

  /** After it has changed: let everything slide to its new place. */
  after(root: HTMLElement | undefined): void {
    const before = this.#before;
    this.#before = new Map();
    if (!root || !before.size || prefersReducedMotion.current) return;
    for (const animation of this.#moving) animation.cancel();
    this.#moving.clear();
    const now = new Map(named(root).map((node) => [node.dataset.travel ?? '', node]));
    let place = 0;
    const slides: (() => void)[] = [];
    for (const [name, node] of now) {
      const start = before.get(name) ?? this.#origin(node, before, now);
      if (!start || name.startsWith('plate')) continue;
      const rect = node.getBoundingClientRect();
      if (!rect.width || !start.rect.width || !isFar(start.rect, rect)) continue;
      const delay = before.has(name) ? STAGGER * place++ : 0;
      slides.push(() => this.#slide(node, start.rect, rect, delay));
    }
    for (const [name, seen] of before) if (!now.has(name)) this.#sweep(seen, now.get(seen.node.dataset.to ?? ''), root);
    for (const slide of slides) slide();
  }

  #origin(node: HTMLElement, before: Map<string, Seen>, now: Map<string, HTMLElement>): Seen | undefined {
    const names = (node.dataset.from ?? '').split(' ').filter(Boolean);
    const vanished = names.find((name) => before.has(name) && !now.has(name));
    return before.get(vanished ?? names.at(-1) ?? '');
  }

  #slide(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
    const k = node.offsetWidth ? to.width / node.offsetWidth : 1;
    const grown = Math.min(1.6, Math.max(0.4, from.width / to.width));
    const x = (from.left + from.width / 2 - to.left - to.width / 2) / k;
    const y = (from.top + from.height / 2 - to.top - to.height / 2) / k;
    const animation = node.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${grown})`, zIndex: 5 },
        { transform: 'none', zIndex: 5 },
      ],
      { duration: MOVE, delay: Math.min(delay, 180), easing: EASE, fill: 'backwards' },
    );
    this.#keep(animation);
  }

  #sweep(seen: Seen, target: HTMLElement | undefined, root: HTMLElement): void {
    if (!target) return;
    const to = target.getBoundingClientRect();
    const frame = root.getBoundingClientRect();
    const k = root.offsetWidth ? frame.width / root.offsetWidth : 1;
    const ghost = seen.node.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-travel');
    ghost.setAttribute('aria-hidden', 'true');
    for (const part of ghost.querySelectorAll('.tag, button')) part.classList.contains('tag') ? part.remove() : part.setAttribute('tabindex', '-1');
    Object.assign(ghost.style, {
      position: 'absolute',
      margin: '0',
      zIndex: '20',
      pointerEvents: 'none',
      left: `${(seen.rect.left - frame.left) / k}px`,
      top: `${(seen.rect.top - frame.top) / k}px`,
      width: `${seen.rect.width / k}px`,
    });
    root.append(ghost);
    const x = (to.left + to.width / 2 - seen.rect.left - seen.rect.width / 2) / k;
    const y = (to.top + to.height / 2 - seen.rect.top - seen.rect.height / 2) / k;
    const animation = ghost.animate([{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0 }], {
      duration: SWEEP,
      easing: EASE,
    });
    animation.onfinish = animation.oncancel = () => ghost.remove();
    this.#keep(animation);
  }

  #keep(animation: Animation): void {
    this.#moving.add(animation);
    animation.finished.then(
      () => this.#moving.delete(animation),
      () => this.#moving.delete(animation),
    );
  }
}

const isFar = (a: DOMRect, b: DOMRect): boolean => Math.abs(a.left - b.left) > 2 || Math.abs(a.top - b.top) > 2;
