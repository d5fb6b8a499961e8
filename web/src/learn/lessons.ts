/** What the coach has to say, and when: each lesson fits certain moments at a table and is told once. */
import { suitOf } from '../games/mu/cards';
import { fits, leftOf, rightOf, top } from '../games/heuldoch/piles';
import type { GameName, Seat, View } from '../lib/types';
import type { HeulView } from '../games/heuldoch/types';
import type { MuView } from '../games/mu/types';
import type { Mu2View } from '../games/mu2/types';

/** A moment at the table, as the learner sees it. */
export interface Scene {
  view: View | null;
  you: Seat | null;
}

export interface Lesson {
  id: string;
  fits: (scene: Scene) => boolean;
}

type Fits<V> = (view: V, you: Seat) => boolean;

/** Lessons that are the same in every game. */
const SHARED = ['help'];

/** Under which id the words of a lesson stand; its text has `-text` behind. */
export const wordsOf = (game: GameName, id: string): string => `learn-${SHARED.includes(id) ? 'any' : game}-${id}`;

/** Lessons that need a hand in play, seen from a seat. */
function about<V extends View>(id: string, fit: Fits<V>): Lesson {
  return { id, fits: (scene) => scene.view !== null && scene.you !== null && fit(scene.view as V, scene.you) };
}

const mine = (view: View, you: Seat): boolean => view.turn === you;
/** How often you have moved: not everything is explained at once. */
export const moves = (view: View, you: Seat): number => view.log.filter(([seat]) => seat === you).length;

// Mü -----------------------------------------------------------------------------------------------------------------

const rows = (view: MuView): number[] => view.laid.map((cards) => cards.length);

function tied(view: MuView): Seat[] {
  const most = Math.max(...rows(view));
  const top = rows(view).flatMap((count, seat) => (most > 0 && count === most ? [seat] : []));
  return top.length > 1 ? top : [];
}

const leads = (view: MuView, you: Seat): boolean => !tied(view).length && (view.laid[you]?.length ?? 0) === Math.max(1, ...rows(view));
const isAuction = (view: MuView | Mu2View): boolean => view.phase === 'auction';
const trumps = (view: MuView | Mu2View): [string | null, string | null] => [view.contract?.chief_trump ?? null, view.contract?.vice_trump ?? null];
const suit = (view: MuView | Mu2View, card: string): string => suitOf(card, ...trumps(view));
const cardOf = (move: string): string => move.split(' ')[1] ?? '';

/** In a trick that somebody else has begun: whether what you may play follows it. */
function follows(view: MuView | Mu2View): boolean {
  const led = view.trick[0];
  return led !== undefined && view.legal.length > 0 && view.legal.every((move) => suit(view, cardOf(move)) === suit(view, led));
}

const plays = (view: MuView | Mu2View, you: Seat): boolean => view.phase === 'play' && mine(view, you);
const hasDigitTrump = (view: MuView): boolean =>
  view.phase === 'play' && (view.hand ?? []).some((card) => trumps(view).includes(card.charAt(1)) && !trumps(view).includes(card.charAt(0)));

const onSide = (view: MuView, you: Seat): boolean => [view.contract?.chief, view.contract?.partner].includes(you);
const tricksPlayed = (view: MuView | Mu2View, you: Seat): number => view.log.filter(([seat, move]) => seat === you && move.startsWith('play ')).length;
const help = about<MuView | Mu2View>('help', (view, you) => plays(view, you) && tricksPlayed(view, you) >= 3);

const MU: Lesson[] = [
  about<MuView>('aim', (view) => isAuction(view)),
  about<MuView>('cards', (view) => isAuction(view)),
  about<MuView>('bid', (view, you) => isAuction(view) && mine(view, you)),
  about<MuView>('eklat-you', (view, you) => isAuction(view) && tied(view).includes(you)),
  about<MuView>('eklat-others', (view, you) => isAuction(view) && mine(view, you) && tied(view).length > 0 && !tied(view).includes(you)),
  about<MuView>('lead-auction', (view, you) => isAuction(view) && leads(view, you)),
  about<MuView>('again', (view, you) => isAuction(view) && mine(view, you) && moves(view, you) > 0 && !leads(view, you)),
  about<MuView>('settled', (view, you) => view.contract !== null && !view.result && view.phase !== 'play' && ![view.contract.chief, view.contract.vice].includes(you)),
  about<MuView>('chief-you', (view, you) => view.contract?.chief === you && view.phase !== 'play' && !view.result),
  about<MuView>('vice-you', (view, you) => view.contract?.vice === you && !view.result),
  about<MuView>('trump-chief', (view, you) => view.phase === 'trump' && mine(view, you) && view.contract?.chief === you),
  about<MuView>('trump-vice', (view, you) => view.phase === 'trump' && mine(view, you) && view.contract?.vice === you),
  about<MuView>('choose', (view, you) => view.phase === 'partner' && mine(view, you)),
  about<MuView>('chief-plays', (view, you) => view.phase === 'play' && view.contract?.chief === you),
  about<MuView>('partner-you', (view, you) => view.phase === 'play' && view.contract?.partner === you),
  about<MuView>('against', (view, you) => view.phase === 'play' && !onSide(view, you)),
  about<MuView>('lead', (view, you) => plays(view, you) && view.trick.length === 0),
  about<MuView>('follow', (view, you) => plays(view, you) && follows(view)),
  about<MuView>('free', (view, you) => plays(view, you) && view.trick.length > 0 && !follows(view)),
  about<MuView>('trick-won', (view, you) => view.last_trick?.winner === you && !view.result),
  about<MuView>('trick-lost', (view, you) => view.last_trick !== null && view.last_trick.winner !== you && !view.result),
  about<MuView>('one-suit', (view, you) => hasDigitTrump(view) && tricksPlayed(view, you) > 0),
  help as Lesson,
];

// Mü for two ---------------------------------------------------------------------------------------------------------

const MU2: Lesson[] = [
  about<Mu2View>('aim', (view) => isAuction(view)),
  about<Mu2View>('table', (view) => isAuction(view)),
  about<Mu2View>('bid', (view, you) => isAuction(view) && mine(view, you)),
  about<Mu2View>('crown-you', (view, you) => view.contract?.chief === you && view.phase !== 'play' && !view.result),
  about<Mu2View>('shield-you', (view, you) => view.contract?.vice === you && view.phase !== 'play' && !view.result),
  about<Mu2View>('discard', (view, you) => view.phase === 'discard' && mine(view, you)),
  about<Mu2View>('trump', (view, you) => view.phase === 'trump' && mine(view, you)),
  about<Mu2View>('columns', (view) => view.phase === 'play' || view.phase === 'reveal'),
  about<Mu2View>('reveal', (view, you) => view.phase === 'reveal' && mine(view, you)),
  about<Mu2View>('lead', (view, you) => plays(view, you) && view.trick.length === 0),
  about<Mu2View>('follow', (view, you) => plays(view, you) && follows(view)),
  about<Mu2View>('free', (view, you) => plays(view, you) && view.trick.length > 0 && !follows(view)),
  about<Mu2View>('turned', (view, you) => view.last_trick !== null && !view.result && view.turned.some((card) => card.seat === you)),
  about<Mu2View>('trick-won', (view, you) => view.last_trick?.winner === you && !view.result),
  help as Lesson,
];

// Heul doch! ---------------------------------------------------------------------------------------------------------

const neighbours = (view: HeulView, you: Seat): Seat[] => [leftOf(you, view.players), rightOf(you, view.players)];
const isOnion = (view: HeulView, seat: Seat): boolean => view.piles[seat]?.at(-1)?.is_onion ?? false;
const lays = (view: HeulView, to: (seat: Seat) => boolean): boolean =>
  view.legal.some((move) => move.startsWith('lay ') && to(Number(move.split(' ')[2])));

/** A hand card that would fit your own pile but must go to a neighbour. */
const isForced = (view: HeulView, you: Seat): boolean =>
  (view.hand ?? []).some(
    (card) => fits(card, top(view.piles[you] ?? [])) && neighbours(view, you).some((seat) => fits(card, top(view.piles[seat] ?? []))),
  );

const HEUL: Lesson[] = [
  about<HeulView>('piles', (view) => !view.result),
  about<HeulView>('turn', (view, you) => mine(view, you)),
  about<HeulView>('only-onion', (view, you) => mine(view, you) && !lays(view, () => true)),
  about<HeulView>('own', (view, you) => mine(view, you) && moves(view, you) > 0 && lays(view, (seat) => seat === you)),
  about<HeulView>('gift', (view, you) => mine(view, you) && moves(view, you) > 0 && lays(view, (seat) => seat !== you)),
  about<HeulView>('forced', (view, you) => mine(view, you) && moves(view, you) > 1 && isForced(view, you)),
  about<HeulView>('onion', (view, you) => mine(view, you) && moves(view, you) > 2 && lays(view, () => true)),
  about<HeulView>('own-onion', (view, you) => mine(view, you) && isOnion(view, you)),
  about<HeulView>('their-onion', (view, you) => mine(view, you) && moves(view, you) > 0 && neighbours(view, you).some((seat) => isOnion(view, seat))),
  about<HeulView>('count', (view) => (view.onions ?? 0) >= 2 && !view.result),
  about<HeulView>('help', (view, you) => mine(view, you) && moves(view, you) >= 5),
  about<HeulView>('last', (view) => view.draw_size === 0 && !view.result),
];

const LESSONS: Record<GameName, Lesson[]> = { mu: MU, mu2: MU2, heuldoch: HEUL };

export function lessons(game: GameName): Lesson[] {
  return LESSONS[game];
}

/** What the coach says when a hand is over, beside its result. */
export function lastWord(view: View): string | null {
  const { result } = view;
  if (!result) return null;
  if (view.game === 'heuldoch') return 'end';
  return result.outcome === 'eklat' && !result.tied?.length ? 'nobody' : result.outcome;
}

/** What the words may speak of: who is what, and how much is needed. */
export function facts(view: View | null, names: readonly string[], you: Seat | null): Record<string, string | number> {
  if (!view || view.game === 'heuldoch') return {};
  const { contract } = view;
  const name = (seat: Seat | null | undefined): string => (seat === null || seat === undefined ? '' : (names[seat] ?? ''));
  const level = view.game === 'mu' ? tied(view) : [];
  const last = [...view.log].reverse().find(([seat, move]) => level.includes(seat) && move.startsWith('bid'))?.[0];
  return {
    chief: name(contract?.chief), vice: name(contract?.vice), partner: name(contract?.partner), alone: contract?.partner == null ? 'yes' : 'no',
    goal: contract?.goal ?? 0, cards: contract?.height ?? 0, last: last === you ? 'you' : 'other',
  };
}

/** The lessons that fit now and were not told yet, in order. */
export function due(game: GameName, scene: Scene, told: readonly string[]): string[] {
  return lessons(game)
    .filter((lesson) => !told.includes(lesson.id) && lesson.fits(scene))
    .map((lesson) => lesson.id);
}

/** What lies on the coach's desk: everything told so far, which of it is shown, whether anybody wants to see it, and whether it has been acted upon. */
export interface Desk {
  told: string[];
  at: number;
  open: boolean;
  read: boolean;
}

export const EMPTY: Desk = { told: [], at: -1, open: true, read: false };

const tell = (desk: Desk, id: string): Desk => ({ told: [...desk.told, id], at: desk.told.length, open: true, read: false });

/** Something has happened. A new lesson comes if none is shown, if you have moved since the last one, or if its moment is gone. */
export function happened(desk: Desk, game: GameName, scene: Scene): Desk {
  const [first] = due(game, scene, desk.told);
  if (first === undefined) return desk;
  const current = lessons(game).find((lesson) => lesson.id === desk.told.at(-1));
  const isRead = !desk.open || desk.read || current === undefined;
  const isPast = desk.at === desk.told.length - 1 && !current?.fits(scene);
  return isRead || isPast ? tell(desk, first) : desk;
}

/** On to the next lesson; with nothing left to say the coach steps aside. */
export function next(desk: Desk, game: GameName, scene: Scene): Desk {
  if (desk.at < desk.told.length - 1) return { ...desk, at: desk.at + 1 };
  const [first] = due(game, scene, desk.told);
  return first === undefined ? { ...desk, open: false } : tell(desk, first);
}

export const back = (desk: Desk): Desk => ({ ...desk, at: Math.max(0, desk.at - 1) });
export const shut = (desk: Desk): Desk => ({ ...desk, open: false });
/** Whoever has moved needs what is shown no longer: the next lesson may take its place. */
export const read = (desk: Desk): Desk => ({ ...desk, read: true });
export const reopen = (desk: Desk): Desk => ({ ...desk, open: true, at: desk.told.length - 1 });
