/** Cards of a game that brings no pictures: their names on plain paper. */
import type { About, Pack } from '../games/game';
import { has, t } from '../lib/words.svelte';
import Emblem from './Emblem.svelte';
import { paper, type Size } from './paper';
import { escape, r2 } from './svg';

/** Letters as high as this, smaller where a name is long. */
const HIGH: Record<Size, number> = { full: 30, column: 30, fan: 34, small: 42, mini: 50 };

/** The name in the corner, where a fan shows it, and once more upside down; small cards have it once and large. */
function face(card: string, size: Size): string {
  const height = Math.min(HIGH[size], 130 / Math.max(2, [...card].length));
  const name = `<text x="9" y="${r2(12 + height * 0.74)}" font-size="${r2(height)}" fill="var(--card-ink)" font-family="var(--font)" font-weight="700">${escape(card)}</text>`;
  const twice =
    size === 'full' || size === 'column'
      ? `<g transform="rotate(180 50 70)">${name}</g><circle cx="50" cy="70" r="13" fill="none" stroke="var(--card-edge)" stroke-width="3"/>`
      : '';
  return paper('var(--card-paper)') + name + twice;
}

const PACK: Pack = {
  cards: [],
  row: 1,
  named: [],
  suits: [],
  shown: [],
  trumps: false,
  face,
  back: () =>
    `${paper('var(--card-paper)')}<rect x="8" y="8" width="84" height="124" rx="5" fill="var(--card-edge)"/><path d="M8 8 92 132M92 8 8 132" stroke="var(--card-paper)" stroke-width="3"/>`,
  shape: () => '',
  letter: (suit) => suit,
  ink: () => 'var(--card-ink)',
  cardName: (card) => (card === null ? t('card-face-down') : has(`card-${card}`) ? t(`card-${card}`) : card),
  suitName: (suit) => (has(`card-colour-${suit}`) ? t(`card-colour-${suit}`) : suit),
};

export const plain = (name: string): About => ({ name, place: 99, word: null, pack: PACK, cards: [], players: 4, usual: () => ({}), Emblem });
