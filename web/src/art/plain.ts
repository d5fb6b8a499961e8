/** Cards of a game that brings no pictures: their names on plain paper. */
import type { About, Pack } from '../games/game';
import { has, t } from '../lib/words.svelte';
import Emblem from './Emblem.svelte';
import { paper, type Size } from './paper';
import { letterAt } from './svg';

const SMALL: Record<Size, number> = { full: 1, fan: 1.1, column: 1, small: 1.25, mini: 1.5 };

/** The name in the corner, where a fan shows it, and large in the middle. */
function face(card: string, size: Size): string {
  const wide = Math.max(2, [...card].length);
  const corner = Math.min(24 * SMALL[size], 88 / wide);
  const name = letterAt(card, 9 + (corner * 0.62 * wide) / 2, 12 + corner, corner, 'var(--card-ink)');
  return paper('var(--card-paper)') + name + letterAt(card, 50, 104, Math.min(44, 124 / wide), 'var(--card-ink)');
}

const PACK: Pack = {
  cards: [],
  row: 1,
  named: [],
  suits: [],
  shown: [],
  trumps: false,
  face,
  back: () => `${paper('var(--card-paper)')}<rect x="8" y="8" width="84" height="124" rx="5" fill="var(--card-edge)"/><path d="M8 8 92 132M92 8 8 132" stroke="var(--card-paper)" stroke-width="3"/>`,
  shape: () => '',
  ink: () => 'var(--card-ink)',
  cardName: (card) => (card === null ? t('card-face-down') : has(`card-${card}`) ? t(`card-${card}`) : card),
  suitName: (suit) => (has(`card-colour-${suit}`) ? t(`card-colour-${suit}`) : suit),
};

export const plain = (name: string): About => ({ name, place: 99, word: null, pack: PACK, cards: [], players: 4, usual: () => ({}), Emblem });
