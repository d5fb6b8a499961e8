/** A hand of Mü that is tapped card by card. */
import type { Jot } from '../game';
import { COLOURS, isTwice, rarity } from './cards';
import Jotted from './Jotted.svelte';
import { offer } from './offers';
import type { AnyHand } from './pad/count';
import type { MuResult, MuView } from './types';

const threes = [...COLOURS].flatMap((a, i) => [...COLOURS].slice(i + 1).flatMap((b, j) => [...COLOURS].slice(i + j + 2).map((c) => a + b + c)));

export const jot: Jot<MuView> = {
  players: [3, 4, 5, 6],
  suits: ({ colours }) => colours,
  threes,
  copies: (card) => (isTwice(card) ? 2 : 1),
  gone(moves) {
    const found = new Map<string, number>();
    for (const move of moves) {
      const [word, card = ''] = move.split(' ');
      if (word === 'play') found.set(card, (found.get(card) ?? 0) + 1);
    }
    return found;
  },
  open({ laid }, players) {
    const found = new Map<string, string[]>();
    laid.forEach((cards, seat) => cards.forEach((card) => found.set(card, [...(found.get(card) ?? []), players[seat] ?? ''])));
    return found;
  },
  offer,
  hand({ result, laid }, end): AnyHand {
    const { chief, vice, partner, height, chief_trump: trump, points, tied, culprit } = result as MuResult;
    const drawn = end === null ? {} : { drawn: Number(end.charAt(1)) };
    if (chief !== null) return { kind: 'played', chief, vice, partner, height: height!, trump: rarity(trump ?? 'none'), points: points!, ...drawn };
    if (typeof culprit !== 'number') return { kind: 'passed', ...drawn };
    return { kind: 'eklat', tied: tied!, culprit, height: laid[culprit]!.length, ...drawn };
  },
  Table: Jotted,
};
