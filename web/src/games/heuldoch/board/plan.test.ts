/** Before a special card is confirmed, the board says what it will bring. */
import { expect, test, vi } from 'vitest';
import { planFor } from './plan';
import type { HeulView, Lying } from '../types';

vi.mock('../../../lib/words.svelte', () => ({
  t: (id: string, facts: Record<string, string> = {}) => [id, ...Object.values(facts)].join(' '),
  capital: (word: string) => word,
}));
vi.mock('../../../art/names', () => ({ cardName: (card: string | null) => card ?? 'onion' }));

const lying = (card: string, is_onion = false): Lying => ({ card, laid_by: 0, is_onion, secret_of: null });
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];
const view = (legal: string[], piles: Lying[][]): HeulView => ({ players: 4, piles, legal, discards: [], log: [] }) as unknown as HeulView;
const PILES = [[lying('A7')], [lying('B5')], [], [lying('C2', true)]];

test('the carousel says what comes from either side', () => {
  const { sentence, deeds } = planFor(view(['carousel left', 'carousel right', 'onion carousel'], PILES), 0, 'carousel', NAMES, false);
  expect(sentence).toBe('heul-carousel-gets heul-gets-onion Dora heul-gets-card Ben B5');
  expect(deeds.map(({ move }) => move)).toEqual(['carousel left', 'carousel right']);
  const alone = planFor(view(['carousel left', 'carousel right'], PILES), 1, 'carousel', NAMES, false);
  expect(alone.sentence).toBe('heul-carousel-gets heul-gets-card Anna A7 heul-gets-nothing');
});

test('the towel says at each pile what it would be swapped for', () => {
  const { marks, onion } = planFor(view(['towel 1', 'towel 3', 'onion towel'], PILES), 0, 'towel', NAMES, false);
  expect(marks.map(({ tag }) => tag)).toEqual(['', 'heul-swap-for B5', '', 'heul-swap-for onion']);
  expect(marks.map(({ move }) => move)).toEqual([null, 'towel 1', null, 'towel 3']);
  expect(onion).toBe('onion towel');
});

test('the catapult marks what flies, and the werewolf what is turned over', () => {
  const equal = [[lying('A7')], [lying('B7')], [lying('C2')], []];
  const aims = (card: string): boolean[] => planFor(view([card], equal), 2, card, NAMES, false).marks.map(({ look }) => look === 'aim');
  expect(aims('werewolf')).toEqual([true, true, true, false]);
  expect(aims('catapult').some(Boolean)).toBe(true);
});
