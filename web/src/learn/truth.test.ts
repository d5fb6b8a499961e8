/** What the coach says is true where it says so: every lesson is held against whole hands (`tests/web/test_coach_moments.py`). */
import { expect, test } from 'vitest';
import { suitOf } from '../games/mu/cards';
import type { HeulView } from '../games/heuldoch/types';
import type { MuView } from '../games/mu/types';
import type { Mu2View } from '../games/mu2/types';
import type { Seat, View } from '../lib/types';
import { EMPTY, facts, fits, happened, idsOf, next, read, shown, type Desk, type Scene } from './lessons';
import hands from './moments.json';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'];
type Claim<V> = (view: V, you: Seat, facts: Record<string, string | number>) => boolean;

const most = (view: MuView): number => Math.max(...view.laid.map((row) => row.length));
const onTop = (view: MuView): Seat[] => view.laid.flatMap((row, seat) => (row.length === most(view) && row.length > 0 ? [seat] : []));
const led = (view: MuView | Mu2View, card: string): string => suitOf(card, view.contract?.chief_trump ?? null, view.contract?.vice_trump ?? null);
const canFollow = (view: MuView | Mu2View, cards: string[]): boolean => cards.some((card) => led(view, card) === led(view, view.trick[0]!));
const own = (view: MuView, you: Seat): string[] => [...(view.hand ?? []), ...(view.laid[you] ?? [])];
const lastBid = (view: MuView, seats: Seat[]): Seat | undefined =>
  view.log.filter(([seat, move]) => seats.includes(seat) && move.startsWith('bid')).at(-1)?.[0];
const isAsked = (view: View, you: Seat): boolean => view.turn === you;

const MU: Record<string, Claim<MuView>> = {
  aim: (view) => view.phase === 'auction',
  bid: isAsked,
  'eklat-you': (view, you, { last }) => onTop(view).length > 1 && onTop(view).includes(you) && (last === 'you') === (lastBid(view, onTop(view)) === you),
  'eklat-others': (view, you) => onTop(view).length > 1 && !onTop(view).includes(you),
  'lead-auction': (view, you) => onTop(view).join() === String(you) && view.laid[you]!.length + 3 < 10,
  again: (view, you) => isAsked(view, you) && onTop(view).join() !== String(you),
  settled: (view, you, { chief, goal }) =>
    chief === NAMES[view.contract!.chief] &&
    goal === view.contract!.goal &&
    view.contract!.vice !== null &&
    view.contract!.vice_trump === null &&
    view.contract!.chief !== you,
  'chief-you': (view, you, { goal }) => view.contract!.chief === you && goal === view.contract!.goal,
  'vice-you': (view, you) => view.contract!.vice === you && view.contract!.vice_trump === null && isAsked(view, you),
  'trump-chief': (view, you) => view.contract!.chief === you && view.contract!.chief_trump === null,
  'trump-vice': (view, you) => view.contract!.vice === you && view.contract!.vice_trump === null,
  choose: (view, you, { vices }) => view.contract!.chief === you && view.contract!.partner === null && (vices === 'yes') === (view.contract!.vice !== null),
  'chief-plays': (view, you, { alone, partner }) =>
    view.contract!.chief === you &&
    view.last_trick === null &&
    (alone === 'yes' ? view.contract!.partner === null : partner === NAMES[view.contract!.partner!]),
  'partner-you': (view, you, { chief }) => view.contract!.partner === you && chief === NAMES[view.contract!.chief],
  against: (view, you, { chief, partner }) =>
    ![view.contract!.chief, view.contract!.partner].includes(you) &&
    chief === NAMES[view.contract!.chief] &&
    partner === (NAMES[view.contract!.partner ?? -1] ?? ''),
  lead: (view, you) => isAsked(view, you) && view.trick.length === 0,
  follow: (view, you) =>
    isAsked(view, you) && canFollow(view, own(view, you)) && own(view, you).some((card) => !view.legal.some((move) => move.split(' ')[1] === card)),
  free: (view, you) => isAsked(view, you) && view.trick.length > 0 && !canFollow(view, own(view, you)),
  'trick-won': (view, you) => view.last_trick!.winner === you && isAsked(view, you),
  'trick-lost': (view, you) => view.last_trick!.winner !== you,
  'one-suit': (view) => [view.contract!.chief_trump, view.contract!.vice_trump].some((kind) => /\d/.test(kind ?? '')),
};
const MU2: Record<string, Claim<Mu2View>> = {
  table: (view) => view.hand!.length === 12,
  bid: isAsked,
  'crown-you': (view, you, { goal }) => view.contract!.chief === you && goal === view.contract!.goal,
  'shield-you': (view, you, { goal }) => view.contract!.vice === you && goal === view.contract!.goal && view.contract!.vice_trump === null,
  columns: (view) => view.contract!.vice_trump !== null && view.trick.length === 0,
  lead: (view, you) => isAsked(view, you) && view.trick.length === 0,
  follow: (view, you) => isAsked(view, you) && canFollow(view, [...view.hand!, ...view.open[you]!]),
  free: (view, you) => isAsked(view, you) && view.trick.length > 0 && !canFollow(view, [...view.hand!, ...view.open[you]!]),
  turned: (view, you) => view.turned.some(({ seat, card }) => seat === you && view.open[you]!.includes(card)),
  'trick-won': (view, you) => view.last_trick!.winner === you && isAsked(view, you),
};
const isUp = (view: HeulView, seat: Seat): boolean => view.piles[seat]!.at(-1)?.is_onion === false;
const beside = (you: Seat): Seat[] => [(you + 1) % 4, (you + 3) % 4];
const HEULDOCH: Record<string, Claim<HeulView>> = {
  piles: (view) => view.piles.every((_, seat) => isUp(view, seat)) && view.draw_size > 0,
  turn: (view, you) => isAsked(view, you) && view.draw_size > 0,
  'only-onion': (view) => view.legal.every((move) => move.startsWith('onion')),
  own: (view, you) => isUp(view, you) && view.legal.some((move) => move.startsWith('lay') && move.endsWith(` ${you}`)),
  gift: (view, you) => view.legal.some((move) => move.startsWith('lay') && !move.endsWith(` ${you}`)),
  forced: (view, you) => isUp(view, you) && beside(you).some((seat) => isUp(view, seat)),
  onion: (view) => view.legal.some((move) => move.startsWith('onion')),
  'own-onion': (view, you) => !isUp(view, you),
  'their-onion': (view, you) => beside(you).some((seat) => !isUp(view, seat)),
  count: (view) => view.onions! >= 2,
  last: (view) => view.draw_size === 0,
};
const CLAIMS: Record<string, Record<string, Claim<never>>> = { mu: MU, mu2: MU2, heuldoch: HEULDOCH };

const scenes = ({ you, log, moments }: (typeof hands)[number]): Scene[] =>
  moments.map((moment) => ({ you, names: NAMES, view: { ...moment, seat: you, log: log.slice(0, moment.moves) } as unknown as View }));

test('a lesson that fits a moment is true of it', () => {
  const heard = new Set<string>();
  for (const { view, you, names } of hands.flatMap(scenes))
    for (const id of idsOf(view!.game).filter((one) => fits(view!.game, one, { view, you, names }))) {
      heard.add(`${view!.game} ${id}`);
      const claim = CLAIMS[view!.game]![id];
      expect(!claim || claim(view as never, you!, facts(view!, names, you)), `${id} at move ${view!.log.length} of ${view!.game}`).toBe(true);
    }
  expect([...heard].filter((id) => id.startsWith('mu ')).length).toBeGreaterThan(18);
});

test('what is shown is true now, or is told as it was and called so', () => {
  for (const hand of hands) {
    let desk: Desk = EMPTY;
    const then: Record<string, unknown> = {};
    scenes(hand).forEach((scene, step) => {
      const game = scene.view!.game;
      const before = desk.told.length;
      desk = happened(step % 3 ? read(desk) : desk, game, scene);
      if (step % 4 === 0) desk = next(desk, game, scene);
      for (const id of desk.told.slice(before)) then[id] = facts(scene.view!, NAMES, scene.you);
      const { id, isNow, facts: said } = shown(desk, game, scene) ?? { id: '', isNow: false, facts: {} };
      if (!id) return;
      expect(isNow).toBe(fits(game, id, scene));
      expect(said).toEqual(isNow ? facts(scene.view!, NAMES, scene.you) : then[id]);
    });
  }
});

test('a tie that somebody has broken is no tie any more', () => {
  const auction = {
    ...hands[0]!.moments[0]!,
    seat: 0,
    log: [
      [0, 'bid R6'],
      [1, 'bid G8'],
    ],
    laid: [['R6'], ['G8'], [], [], []],
    turn: 0,
  } as unknown as MuView;
  const scene = (view: MuView): Scene => ({ view, you: 0, names: NAMES });
  const desk: Desk = { ...EMPTY, told: ['eklat-you'], at: 0, facts: { 'eklat-you': facts(auction, NAMES, 0) } };
  expect(shown(desk, 'mu', scene(auction))).toMatchObject({ isNow: true, facts: { last: 'other' } });
  const higher = { ...auction, laid: [['R6'], ['G8', 'G7'], [], [], []], turn: 2 };
  expect(shown(desk, 'mu', scene(higher))).toMatchObject({ isNow: false, facts: { last: 'other' } });
});
