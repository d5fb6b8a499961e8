/** The guided first game of Mü: what the coach explains, and when. */
import { mine, moves, type Fits, type Lessons } from '../../learn/lesson';
import type { Seat } from '../../lib/types';
import { suitOf } from './cards';
import type { TrickView } from './tricks';
import type { MuView } from './types';

const rows = (view: MuView): number[] => view.laid.map((cards) => cards.length);

function tied(view: MuView): Seat[] {
  const most = Math.max(...rows(view));
  const top = rows(view).flatMap((count, seat) => (most > 0 && count === most ? [seat] : []));
  return top.length > 1 ? top : [];
}

const leads = (view: MuView, you: Seat): boolean => !tied(view).length && (view.laid[you]?.length ?? 0) === Math.max(1, ...rows(view));
export const isAuction = (view: TrickView): boolean => view.phase === 'auction';
const trumps = (view: TrickView): [string | null, string | null] => [view.contract?.chief_trump ?? null, view.contract?.vice_trump ?? null];
const suit = (view: TrickView, card: string): string => suitOf(card, ...trumps(view));
const cardOf = (move: string): string => move.split(' ')[1] ?? '';

/** In a trick that somebody else has begun: whether what you may play follows it. */
function follows(view: TrickView): boolean {
  const led = view.trick[0];
  return led !== undefined && view.legal.length > 0 && view.legal.every((move) => suit(view, cardOf(move)) === suit(view, led));
}

/** So many cards bring the largest bonus, whatever the trump. */
const RICHEST = 7;
const hasTrumps = (view: TrickView): boolean => trumps(view).some((kind) => kind !== null && kind !== 'none');

const plays = (view: TrickView, you: Seat): boolean => view.phase === 'play' && mine(view, you);
const hasDigitTrump = (view: MuView): boolean =>
  view.phase === 'play' && (view.hand ?? []).some((card) => trumps(view).includes(card.charAt(1)) && !trumps(view).includes(card.charAt(0)));

const onSide = (view: MuView, you: Seat): boolean => [view.contract?.chief, view.contract?.partner].includes(you);
const tricksPlayed = (view: TrickView, you: Seat): number => view.log.filter(([seat, move]) => seat === you && move.startsWith('play ')).length;

/** What is taught in tricks, here and in the game for two. */
export const TRICKS: Record<string, Fits<TrickView>> = {
  lead: (view, you) => plays(view, you) && view.trick.length === 0,
  follow: (view, you) => plays(view, you) && follows(view),
  free: (view, you) => plays(view, you) && view.trick.length > 0 && !follows(view),
};
export const isWon: Fits<TrickView> = (view, you) => view.last_trick?.winner === you && view.trick.length === 0 && !view.result;
export const isLongEnough: Fits<TrickView> = (view, you) => plays(view, you) && tricksPlayed(view, you) >= 3;

/** Chief, goal and the like. */
export function contractFacts({ contract }: TrickView, name: (seat: Seat | null | undefined) => string): Record<string, string | number> {
  return {
    chief: name(contract?.chief),
    vice: name(contract?.vice),
    partner: name(contract?.partner),
    alone: contract?.partner == null ? 'yes' : 'no',
    vices: contract?.vice == null ? 'no' : 'yes',
    goal: contract?.goal ?? 0,
    cards: contract?.height ?? 0,
  };
}

/** Some of your cards do not follow what was led. */
const hasPale = (view: MuView, you: Seat): boolean =>
  [...(view.hand ?? []), ...(view.laid[you] ?? [])].some((card) => suit(view, card) !== suit(view, view.trick[0]!));

export const lessons: Lessons<MuView> = {
  players: 5,
  bot: 'club',
  lessons: {
    aim: isAuction,
    cards: isAuction,
    bid: (view, you) => isAuction(view) && mine(view, you),
    'eklat-you': (view, you) => isAuction(view) && tied(view).includes(you),
    'eklat-others': (view, you) => isAuction(view) && mine(view, you) && tied(view).length > 0 && !tied(view).includes(you),
    'lead-auction': (view, you) => isAuction(view) && leads(view, you) && rows(view)[you]! < RICHEST,
    again: (view, you) => isAuction(view) && mine(view, you) && moves(view, you) > 0 && !leads(view, you),
    settled: (view, you) =>
      view.phase === 'trump' && view.contract?.vice != null && view.turn === view.contract.vice && ![view.contract.chief, view.contract.vice].includes(you),
    'chief-you': (view, you) => view.contract?.chief === you && view.phase !== 'play' && !view.result,
    'vice-you': (view, you) => view.phase === 'trump' && mine(view, you) && view.contract?.vice === you,
    'trump-chief': (view, you) => view.phase === 'trump' && mine(view, you) && view.contract?.chief === you,
    'trump-vice': (view, you) => view.phase === 'trump' && mine(view, you) && view.contract?.vice === you,
    choose: (view, you) => view.phase === 'partner' && mine(view, you),
    'chief-plays': (view, you) => view.phase === 'play' && view.contract?.chief === you && view.last_trick === null && hasTrumps(view),
    'partner-you': (view, you) => view.phase === 'play' && view.contract?.partner === you,
    against: (view, you) => view.phase === 'play' && !onSide(view, you),
    ...TRICKS,
    follow: (view, you) => TRICKS.follow!(view, you) && hasPale(view, you),
    'trick-won': isWon,
    'trick-lost': (view, you) => view.last_trick !== null && view.last_trick.winner !== you && !view.result,
    'one-suit': (view, you) => hasDigitTrump(view) && tricksPlayed(view, you) > 0,
    help: isLongEnough,
  },
  lastWord: ({ outcome, tied: level }) => (outcome === 'eklat' && !level?.length ? 'nobody' : outcome),
  facts(view, name, you) {
    const level = tied(view);
    const last = [...view.log].reverse().find(([seat, move]) => level.includes(seat) && move.startsWith('bid'))?.[0];
    return { ...contractFacts(view, name), last: last === you ? 'you' : 'other' };
  },
};
