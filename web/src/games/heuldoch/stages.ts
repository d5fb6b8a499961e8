/** A special card is shown before it works, and what it does is shown pile by pile where that can be followed. */
import { nameOf } from './board/seats';
import { isSpecial } from './piles';
import type { HeulView } from './types';

export function stages(before: HeulView, after: HeulView, move: string): HeulView[] {
  const [card = ''] = move.split(' ');
  if (!isSpecial(card)) return [];
  const shown: HeulView = { ...after, piles: before.piles, discards: before.discards };
  if (card === 'towel' || card === 'carousel') return [shown]; // all cards change places at once
  const mover = after.log.at(-1)?.[0] ?? 0;
  const changed = after.piles
    .map((_, i) => (mover + i) % after.players)
    .filter((seat) => JSON.stringify(after.piles[seat]) !== JSON.stringify(before.piles[seat]));
  const steps = changed.slice(0, -1).map((_, i): HeulView => {
    const done = changed.slice(0, i + 1);
    const later = changed.slice(i + 1).map((seat) => nameOf(before.piles[seat]!.at(-1)!));
    return {
      ...after,
      piles: after.piles.map((pile, seat) => (done.includes(seat) ? pile : before.piles[seat]!)),
      discards: after.discards.filter((lying) => !later.includes(nameOf(lying))),
    };
  });
  return [shown, ...steps];
}
