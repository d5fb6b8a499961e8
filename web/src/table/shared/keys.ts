import { keyboard } from './keyboard.svelte';

/** The keyboard of a board: one listener, off while somebody types or a sheet is open. */
export interface BoardKeys {
  /** Card number n, from 0: the keys 1-9, 0, - and =. */
  card?: (n: number) => void;
  /** One step to the right (or left), one row down (or up). */
  arrow?: (right: number, down: number) => void;
  confirm?: () => void;
  cancel?: () => void;
  /** Letters that mean something only here. */
  other?: Record<string, (() => void) | undefined>;
  /** The cards cannot be pressed now: Enter confirms on them, too. */
  resting?: boolean;
}

/** What stands under the cards while the keyboard is in use, in their order. */
export const CARD_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='];

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const WRITING = 'input, textarea, select, [contenteditable]';
const PRESSABLE = 'button, a[href], summary';

const isBusy = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.altKey ||
  event.metaKey ||
  (event.target instanceof Element && event.target.closest(WRITING) !== null) ||
  document.querySelector('dialog[open]') !== null;

/** What a key does, or nothing. Enter on a button is the button's own affair. */
export function deed(key: string, onButton: boolean, keys: BoardKeys): (() => void) | undefined {
  const place = CARD_KEYS.indexOf(key);
  if (place >= 0) return keys.card && (() => keys.card?.(place));
  const arrow = ARROWS[key];
  if (arrow) return keys.arrow && (() => keys.arrow?.(...arrow));
  switch (key) {
    case 'Enter':
      return onButton ? undefined : keys.confirm;
    case 'Escape':
      return keys.cancel;
    default:
      return keys.other?.[key];
  }
}

/** What is picked on a board. Enter after a click on it confirms: to take it back, one clicks again. */
const PICKED = '[data-board] :is(.card, .place, .opt, .seat)';

/** A listener for `keydown` on the window. */
export function keyListener(keys: () => BoardKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (isBusy(event)) return;
    if (event.repeat && !(event.key in ARROWS)) {
      // a key that is held down is pressed once, also on a card that has the focus
      event.preventDefault();
      return;
    }
    const now = keys();
    const pressed = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    const isClicked = pressed !== null && pressed === keyboard.clicked && pressed.matches(PICKED);
    const onButton = pressed !== null && !isClicked && !(now.resting && pressed.matches('.card'));
    const act = deed(event.key.length === 1 ? event.key.toLowerCase() : event.key, onButton, now);
    if (!act) return;
    event.preventDefault();
    act();
  };
}
