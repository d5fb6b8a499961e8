/**
 * Dragging a card out of the hand. The card follows the pointer; let go high enough above its place, it is dropped on the table.
 * The pointer belongs to the card from the first touch on: however fast it goes, every movement and its end come here.
 */
const FAR = 8;
const OUT = 60;

export interface Drag {
  /** Whether this card may be dragged now. */
  allowed: () => boolean;
  drop: () => void;
}

export function draggable(node: HTMLElement, drag: Drag): { destroy: () => void; update: (next: Drag) => void } {
  let now = drag;
  let start: { x: number; y: number; id: number } | null = null;
  let dragging = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || start || !now.allowed()) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    node.setPointerCapture(event.pointerId);
  }
  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!dragging && Math.hypot(x, y) > FAR) {
      dragging = true;
      node.classList.add('dragged');
    }
    const k = node.offsetWidth ? node.getBoundingClientRect().width / node.offsetWidth : 1;
    if (dragging) node.style.translate = `${x / k}px ${y / k}px`;
  }
  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    if (event.type === 'pointerup') move(event);
    const height = start.y - event.clientY;
    const was = dragging;
    start = null;
    dragging = false;
    if (!was) return;
    node.classList.remove('dragged');
    // The click that follows a drag means nothing.
    const swallow = (click: Event): void => {
      click.stopPropagation();
      click.preventDefault();
    };
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => {
      node.removeEventListener('click', swallow, { capture: true });
      node.style.translate = '';
    }, 0);
    if (event.type === 'pointerup' && height > OUT && now.allowed()) now.drop();
  }
  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, lostpointercapture: up } as const;
  for (const [name, listener] of Object.entries(heard)) node.addEventListener(name as 'pointerup', listener);
  return {
    update: (next) => (now = next),
    destroy() {
      for (const [name, listener] of Object.entries(heard)) node.removeEventListener(name as 'pointerup', listener);
    },
  };
}
