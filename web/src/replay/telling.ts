/** A hand in words, move by move, as the chosen eyes knew it. Cards come as tokens that `Rich` draws. */
import type { Seat, View } from '../lib/types';
import { figure, listed, t } from '../lib/words.svelte';
import { contractOf, moveLine, type Around } from '../table/story';
import type { Film } from './film';
import type { Eyes, HandReplay } from './types';

export interface Told {
  /** The position after this move. */
  step: number;
  /** A new chapter begins: the auction, a trick. */
  heading: string;
  text: string;
  /** What follows from the move: a trick is taken, a card turned up. */
  more: string[];
}

const token = (card: string): string => `[[${card}]]`;
const tokens = (cards: readonly string[]): string => cards.map(token).join(' ');

export function tell(film: Film, eyes: Eyes): Told[] {
  const { hand } = film;
  const views = film.known(eyes);
  const log = eyes === 'all' ? hand.moves : views.at(-1)!.log;
  const told: Told[] = [{ step: 0, heading: '', text: dealt(hand), more: [] }];
  let part = '';
  let plays = 0;
  log.forEach(([seat, move], i) => {
    const [before, after] = [views[i]!, views[i + 1]!];
    const around: Around = { game: hand.game, names: hand.players, you: null, contract: contractOf(after) ?? contractOf(before), players: film.seats };
    const chapter = heading(before, move, i, plays, film.seats);
    if (move.startsWith('play ')) plays += 1;
    told.push({ step: i + 1, heading: chapter === part ? '' : chapter, text: line(seat, move, before, after, around), more: follows(move, before, after, hand.players) });
    part = chapter;
  });
  return told;
}

function dealt(hand: HandReplay): string {
  const seat = hand.cards.dealer ?? hand.cards.first ?? 0;
  return t(hand.game === 'heuldoch' ? 'story-begins' : 'story-dealt', { hand: hand.deal + 1, who: hand.players[seat] ?? '', you: 'no' });
}

function heading(before: View, move: string, i: number, plays: number, players: number): string {
  if (before.game === 'heuldoch') return t('replay-part-round', { number: Math.floor(i / players) + 1 });
  if (move.startsWith('play ')) return t('replay-part-trick', { number: Math.floor(plays / players) + 1 });
  if (before.phase === 'auction') return t('replay-part-auction');
  return move.startsWith('reveal') ? t('replay-part-reveal') : t('replay-part-trumps');
}

function line(seat: Seat, move: string, before: View, after: View, around: Around): string {
  const [word, ...rest] = move.split(' ');
  const who = { who: around.names[seat] ?? '', you: 'no' };
  if (word === 'discard' && rest[0] !== '?') return t('replay-discard', { ...who, cards: tokens(rest) });
  if (word === 'onion' && rest[0] !== '?') return t('replay-onion', { ...who, card: token(rest[0]!) });
  if (word === 'catapult' && before.game === 'heuldoch' && after.game === 'heuldoch') {
    const gone = thrown(before, after);
    return gone.length ? t('story-catapult', { ...who, cards: tokens(gone) }) : t('story-catapult-nothing', who);
  }
  const laid = after.game === 'mu' ? after.laid[seat]?.length : after.game === 'mu2' ? after.open[seat]?.length : 0;
  return moveLine(seat, move, around, laid);
}

/** What the catapult has hit: what lies on the discards now, besides the catapult itself. */
function thrown(before: View & { game: 'heuldoch' }, after: View & { game: 'heuldoch' }): string[] {
  const fresh = after.discards.slice(before.discards.length) as unknown as (string | { card: string | null })[];
  const names = fresh.map((entry) => (typeof entry === 'string' ? entry : (entry.card ?? '')));
  return names.filter((card) => card && card !== 'catapult');
}

function follows(move: string, before: View, after: View, names: string[]): string[] {
  if (after.game === 'heuldoch' || before.game === 'heuldoch') return [];
  const lines: string[] = [];
  const who = (seat: Seat) => ({ who: names[seat] ?? '', you: 'no' });
  const [old, contract] = [before.contract, after.contract];
  if (!old && contract) {
    if (after.game === 'mu2') lines.push(t('story-crown', { ...who(contract.chief), height: contract.height, goal: contract.goal }));
    else {
      lines.push(t('story-chief', { ...who(contract.chief), height: contract.height, goal: contract.goal }));
      lines.push(contract.vice === null ? t('story-no-vice') : t('story-vice', who(contract.vice)));
    }
  }
  if (after.game === 'mu2' && before.game === 'mu2')
    for (const turned of after.turned.slice(before.turned.length)) lines.push(t('story-turned', { ...who(turned.seat), card: token(turned.card) }));
  if (old && contract && old.partner === null && contract.partner !== null && move.startsWith('play '))
    lines.push(t('story-partner-found', { ...who(contract.partner), card: token(contract.partner_card ?? '') }));
  const trick = after.last_trick;
  if (move.startsWith('play ') && trick && after.trick.length === 0) {
    const place = (trick.winner - trick.leader + after.players) % after.players;
    const points = (after.points[trick.winner] ?? 0) - (before.points[trick.winner] ?? 0);
    lines.push(t('story-trick', { ...who(trick.winner), card: token(trick.cards[place]!), points }));
  }
  return lines;
}

/** How the hand ended, and the match if this was its last one. */
export function ending(film: Film): string[] {
  const { hand } = film;
  const view = film.views(film.seats).at(-1)!;
  const lines = outcome(view, hand.players);
  if (hand.end_draw) lines.push(t('story-end-drawn', { card: token(hand.end_draw) }));
  if (hand.winners.length && hand.deal === hand.hands.length - 1) {
    const names = hand.winners.map((seat) => hand.players[seat] ?? '');
    lines.push(t('story-match-over', { count: names.length, who: names[0] ?? '', you: 'no', names: listed(names) }));
  }
  return lines;
}

function outcome(view: View, names: string[]): string[] {
  const result = view.result;
  if (!result) return [t('replay-unfinished')];
  const { scores } = result;
  const points = result.points ?? [];
  const who = (seat: Seat | null | undefined) => ({ who: names[seat ?? 0] ?? '', you: 'no' });
  const chief = result.chief ?? 0;
  switch (result.outcome) {
    case 'eklat': {
      if (result.culprit === null || result.culprit === undefined) return [t('story-all-passed')];
      const tied = result.tied ?? [];
      const height = view.game === 'mu' ? (view.laid[tied[0] ?? 0]?.length ?? 0) : 0;
      return [t('story-eklat', { ...who(result.culprit), names: listed(tied.map((seat) => names[seat] ?? '')), height, loss: figure(-(scores[result.culprit] ?? 0)) })];
    }
    case 'redeal':
      return [t('story-dealt-again')];
    case 'crown':
      return [t('story-crown-made', { ...who(chief), points: points[chief] ?? 0, goal: result.goal ?? 0, score: scores[chief] ?? 0 })];
    case 'shield':
      return [t('story-crown-failed', { ...who(chief), points: points[chief] ?? 0, goal: result.goal ?? 0, score: scores[result.vice ?? 0] ?? 0 })];
    case 'finished':
      return names.map((_, seat) =>
        t('story-counted', { ...who(seat), points: points[seat] ?? 0, onions: (result.onions as number[])[seat] ?? 0, lost: (result.lost as number[])[seat] ?? 0 }),
      );
    default: {
      const side = [chief, ...(result.partner === null || result.partner === undefined ? [] : [result.partner])];
      const taken = side.reduce((sum, seat) => sum + (points[seat] ?? 0), 0);
      const facts = { ...who(chief), names: listed(side.map((seat) => names[seat] ?? '')), points: taken, goal: result.goal ?? 0 };
      if (result.outcome === 'made') return [t('story-made', { ...facts, bonus: result.bonus ?? 0 })];
      const other = scores.findIndex((_, seat) => !side.includes(seat));
      const gain = (scores[other] ?? 0) - (points[other] ?? 0);
      return [t('story-failed', { ...facts, loss: (points[chief] ?? 0) - (scores[chief] ?? 0), gain })];
    }
  }
}
