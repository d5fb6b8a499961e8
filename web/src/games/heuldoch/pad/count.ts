/** Games of Heul doch! on the pad: the piles as they were counted. */
import { has, isObject, isWhole, keys, optionIn, sum } from '../../../pad/checks';
import { BadPad, type Counting, type Hand, type Json, type Result, type Seat } from '../../../pad/pad';
import FIGURES from '../figures.json';

/** Points (and losses) as people told them, or onions and how many open cards of the numbers 1 to 7. */
export type Pile = { points: number; lost?: number } | { onions: number; cards: number[] };
export interface Counted extends Hand {
  kind: 'counted';
  piles: Pile[];
}
export interface HeulResult extends Result {
  outcome: 'finished';
  lost: number[];
}

export const CARDS = FIGURES.cards;
export const worthless = (onions: number): number[] => FIGURES.worthless[onions] ?? [];

/** Points and losses of one pile. */
export function pileCounted(pile: Pile): { points: number; lost: number } {
  if ('points' in pile) return { points: pile.points, lost: pile.lost ?? 0 };
  const dead = worthless(pile.onions);
  const worth = (isDead: boolean): number => sum(pile.cards.map((count, place) => (dead.includes(place + 1) === isDead ? count * (place + 1) : 0)));
  return { points: worth(false), lost: worth(true) };
}

/** Most points, then who lost more to onions, then shared. */
export function best(scores: number[], lost: number[]): Seat[] {
  const top = Math.max(...scores);
  const most = Math.max(...lost.filter((_, seat) => scores[seat] === top));
  return scores.flatMap((score, seat) => (score === top && lost[seat] === most ? [seat] : []));
}

function checkPile(pile: Json, most: number): void {
  const { copies, sum: all } = FIGURES;
  if (has(pile, 'points')) {
    if (!isWhole(pile.points, 0, all) || !isWhole(has(pile, 'lost') ? pile.lost : 0, 0, all)) throw new BadPad('pile-points', { most: all });
    return;
  }
  if (!isWhole(pile.onions, 0, most)) throw new BadPad('pile-onions', { most });
  const cards = pile.cards;
  if (!Array.isArray(cards) || cards.length !== 7 || !cards.every((number) => isWhole(number, 0, copies))) throw new BadPad('pile-cards', { most: copies });
}

export const counting: Counting<Counted, HeulResult> = {
  figures: FIGURES,
  hasRounds: true,

  read(entry) {
    if (entry.kind !== 'counted') throw new BadPad('kind', { kinds: 'counted' });
    keys(entry, ['kind', 'piles']);
    if (!Array.isArray(entry.piles)) return;
    for (const pile of entry.piles) isObject(pile) && has(pile, 'points') ? keys(pile, ['points'], ['lost']) : keys(pile, ['onions', 'cards']);
  },

  judge(hand, pad) {
    const specials = Boolean(optionIn(FIGURES, pad.options, 'specials'));
    const most = specials ? FIGURES.cards_with_specials : CARDS;
    const piles = hand.piles as Json[];
    if (!Array.isArray(piles) || piles.length !== pad.players.length) throw new BadPad('piles', { players: pad.players.length });
    for (const pile of piles) checkPile(pile, most);
    const known = piles.filter((pile) => !has(pile, 'points')) as unknown as { onions: number; cards: number[] }[];
    for (let number = 1; number <= 7; number += 1) {
      const given = sum(known.map((pile) => pile.cards[number - 1]!));
      if (given > FIGURES.copies) throw new BadPad('pack-number', { number, given, most: FIGURES.copies });
    }
    const given = sum(known.map((pile) => sum(pile.cards) + pile.onions));
    if (known.length === piles.length && !specials && given !== CARDS) throw new BadPad('pack', { given, expected: CARDS });
    if (given > most) throw new BadPad('pack-many', { given, most });
    const counted = (piles as unknown as Pile[]).map(pileCounted);
    const all = sum(counted.map((pile) => pile.points + pile.lost));
    if (all > FIGURES.sum) throw new BadPad('pack-points', { given: all, most: FIGURES.sum });
    return { outcome: 'finished', scores: counted.map((pile) => pile.points), lost: counted.map((pile) => pile.lost) };
  },

  winners(pad, rows, totals) {
    if (rows.length < (pad.rounds ?? 1)) return [];
    return best(
      totals,
      totals.map((_, seat) => sum(rows.map((row) => row.result.lost[seat]!))),
    );
  },

  ordered: ({ kind, piles }) => ({ kind, piles }),
  cells: () => ({}),
};
