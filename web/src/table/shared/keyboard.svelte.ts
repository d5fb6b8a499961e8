import { tick } from 'svelte';

/** Whether the keyboard is in use: from the first key on, until a pointer moves. Then the cards show their keys. */
const state = $state({ inUse: false });

/** The button that was clicked last, as long as the keyboard has not gone elsewhere. */
let clicked: Element | null = null;

addEventListener('keydown', (event) => {
  state.inUse = true;
  if (event.key !== 'Enter') clicked = null;
});
addEventListener('click', (event) => {
  // a key that presses a button is a click without a pointer
  clicked = event.detail > 0 && event.target instanceof Element ? event.target.closest('button') : null;
});
addEventListener('pointermove', (event) => {
  if (event.movementX || event.movementY) state.inUse = false;
});
addEventListener('pointerdown', () => (state.inUse = false));

export const keyboard = {
  get inUse(): boolean {
    return state.inUse;
  },
  get clicked(): Element | null {
    return clicked;
  },
};

const NEXT = [
  '.choice button.opt',
  '.choice button.seat',
  '.kinds button.opt',
  'button.turnup',
  'button.card[tabindex="0"]',
  'button.card:not([aria-disabled])',
];

/** After a move, or a card put into the basket, what had the focus may be gone: it goes on to what can be done next. */
export async function refocus(): Promise<void> {
  await tick();
  if (!state.inUse || document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
  for (const wanted of NEXT) {
    const found = document.querySelector<HTMLElement>(`[data-board] ${wanted}`);
    if (found) {
      found.focus({ preventScroll: true });
      return;
    }
  }
}

/** Put the keyboard on a card: at once, so that the next key finds it there, or as soon as the card is drawn. */
export function focusCard(key: string): void {
  const card = (): HTMLElement | null => document.getElementById(`card-${key}`);
  const now = card();
  if (now) now.focus();
  else void tick().then(() => card()?.focus());
}

/** Nothing has the focus, so that Enter confirms what was chosen by its number. */
export const letGo = (): void => (document.activeElement as HTMLElement | null)?.blur();
