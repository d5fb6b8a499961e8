import { expect, test, vi } from 'vitest';
import type { BoardProps } from '../../../table/board';
import type { MuView } from '../types';
import { MuDeciding } from './deciding.svelte';

vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

const view = (turn: number): MuView =>
  ({
    game: 'mu', seat: 0, players: 4, rules: {}, phase: 'play', turn, legal: turn ? [] : ['play R1', 'play G4'], log: [], result: null,
    hand: ['R1', 'G4'], hand_sizes: [2, 2, 2, 2], dealer: 0, colours: 'RYGBK', dealt: [], contract: null, leader: turn, trick: [],
    last_trick: { leader: 0, cards: ['R2', 'R3', 'R4', 'R5'], winner: turn }, points: [0, 0, 0, 0], laid: [[], [], [], []], question: null,
  }) as unknown as MuView; // prettier-ignore

const at = (turn: number) => {
  const skip = vi.fn();
  const props = { view: view(turn), you: 0, below: 0, holding: true, skip, act: null, names: ['A', 'B', 'C', 'D'], bots: [] };
  return { skip, deciding: new MuDeciding(() => props as unknown as BoardProps<MuView>) };
};

test('the first touch of a card after a trick was won lifts the card', () => {
  const { skip, deciding } = at(0);
  deciding.press(deciding.cards[0]!);
  expect(skip).toHaveBeenCalledOnce();
  expect(deciding.lifted).toBe(deciding.cards[0]!.key);
});

test('in the turn of others it takes the trick away, and no more', () => {
  const { skip, deciding } = at(2);
  deciding.press(deciding.cards[0]!);
  expect(skip).toHaveBeenCalledOnce();
  expect([deciding.lifted, deciding.why]).toEqual([null, null]);
});
