/** What happened, one line per event, in the words of story.ftl. Cards come as tokens that `Rich` draws. */
import { best, points } from '../games/mu/cards';
import type { Seat, TableEvent, View } from '../lib/types';
import type { Contract } from '../games/mu/types';
import { figure, language, listed, t } from '../lib/words.svelte';

export interface Line {
  key: string;
  kind: 'part' | 'line' | 'chat';
  text: string;
  who?: string;
}

export interface Around {
  game: string;
  names: string[];
  you: Seat | null;
  contract: Contract | null;
  /** The event after this one, if it is known: it tells whether a second trump was named. */
  next?: TableEvent | undefined;
  players: number;
}

const token = (card: string): string => `[[${card}]]`;
const cards = (words: string[]): string => words.map(token).join(' ');
const yes = (fact: boolean): 'yes' | 'no' => (fact ? 'yes' : 'no');

/** A seat's name, or "you". */
export function called(seat: Seat | null | undefined, around: Around): string {
  if (seat === null || seat === undefined) return '';
  return seat === around.you ? t('story-you') : (around.names[seat] ?? `${seat + 1}`);
}

/** A move in words. */
export function moveLine(seat: Seat, move: string, around: Around, laid = 0): string {
  const [word = '', ...rest] = move.split(' ');
  const first = rest[0] ?? '';
  const who = { who: around.names[seat] ?? '', you: yes(seat === around.you) };
  switch (word) {
    case 'bid':
      return t('story-bid', { ...who, cards: cards(rest), total: laid });
    case 'trump':
      return trumpLine(seat, first, around, who);
    case 'partner':
      if (/^\d+$/.test(first)) return t('story-partner', { ...who, partner: called(Number(first), around), mate: yes(Number(first) === around.you) });
      return t('story-partner-card', { ...who, card: token(first) });
    case 'play':
      return t('story-play', { ...who, card: token(first) });
    case 'discard':
      return first === '?' ? t('story-discard', who) : t('story-discard-own', { cards: cards(rest) });
    case 'reveal':
      return t('story-reveal', { ...who, column: t('card-column', { column: first }) });
    case 'lay':
      return t('story-lay', { ...who, card: token(first), own: yes(Number(rest[1]) === seat), yours: yes(Number(rest[1]) === around.you), whose: around.names[Number(rest[1])] ?? '' });
    case 'onion':
      return first === '?' ? t('story-onion', who) : t('story-onion-own', { card: token(first) });
    case 'towel':
      return t('story-towel', { ...who, other: called(Number(first), around), yours: yes(Number(first) === around.you) });
    case 'carousel':
      return t('story-carousel', { ...who, direction: first });
    case 'catapult':
      return t('tbl-catapult', who);
    default:
      return t(`story-${word}`, who);
  }
}

/** Who takes a full trick, and what it is worth; its cards in the order of play, each with its seat. */
export function trickLine(trick: readonly { seat: Seat; card: string }[], contract: Contract, around: Around): string {
  const cards = trick.map(({ card }) => card);
  const { seat, card } = trick[best(cards, contract.chief_trump, contract.vice_trump)]!;
  const worth = cards.reduce((sum, one) => sum + points(one), 0);
  return t('story-trick', { who: around.names[seat] ?? '', you: yes(seat === around.you), card: token(card), points: worth });
}

function trumpLine(seat: Seat, kind: string, around: Around, who: Record<string, string>): string {
  const another = around.next?.event === 'moved' && String(around.next.move).startsWith('trump ');
  const second = around.contract ? around.contract.vice === seat : another;
  const role = around.game === 'mu2' ? (second ? 'shield' : 'crown') : second ? 'vice' : 'chief';
  if (kind === 'none') return t('story-trump-none', { ...who, role });
  return t('story-trump', { ...who, role, trump: token(kind) });
}

/** Everything but moves. */
export function eventLine(event: TableEvent, around: Around): string {
  const seat = event.seat ?? 0;
  const who = { who: around.names[seat] ?? '', you: yes(event.seat !== undefined && seat === around.you) };
  switch (event.event) {
    case 'dealt':
      return dealtLine(event, around);
    case 'hand-over':
      return t('story-hand-over', { scores: scored(event.scores as number[], around) });
    case 'match-over': {
      const winners = event.winners as Seat[];
      const won = winners[0] ?? 0;
      return t('story-match-over', { count: winners.length, who: around.names[won] ?? '', you: yes(won === around.you), names: listed(winners.map((w) => around.names[w] ?? '')) });
    }
    case 'end-drawn':
      return t('story-end-drawn', { card: token(String(event.card)) });
    case 'sat-down':
      return t('story-sat-down', { ...who, who: String(event.called ?? who.who) });
    case 'bot-seated':
      return t('story-bot-seated', { bot: who.who });
    case 'stood-in':
      return t('tbl-stood-in', { ...who, once: yes(Boolean(event.once)) });
    case 'waited':
      return t('story-waited', { who: around.names[event.by as Seat] ?? '', you: yes(event.by === around.you), other: called(seat, around) });
    case 'take-back-answered':
      return t('story-take-back-answered', { ...who, agreed: yes(Boolean(event.agreed)) });
    default:
      return t(`story-${event.event}`, who);
  }
}

function dealtLine(event: TableEvent, around: Around): string {
  const view = event.deal as { dealer?: Seat; first?: Seat } | undefined;
  const seat = view?.dealer ?? view?.first ?? 0;
  const id = around.game === 'heuldoch' ? 'story-begins' : 'story-dealt';
  return t(id, { hand: Number(event.hand) + 1, who: around.names[seat] ?? '', you: yes(seat === around.you) });
}

function scored(scores: number[], around: Around): string {
  return scores.map((score, seat) => `${around.names[seat]} ${figure(score)}`).join(', ');
}

/** Lines that were told before: a log grows by a line at a time, and the old ones stay as they are. */
const told = new WeakMap<TableEvent, { how: string; line: string }>();

function once(event: TableEvent, how: string, tell: () => string): string {
  const known = told.get(event);
  if (known?.how === how) return known.line;
  const line = tell();
  told.set(event, { how, line });
  return line;
}

/** How many cards lie open before a seat after these moves; in Mü for two everybody begins with four. */
function openAfter(moves: readonly [Seat, string][], seat: Seat, game: string): number {
  const bids = moves.filter(([by, move]) => by === seat && move.startsWith('bid '));
  return (game === 'mu2' ? OPEN_AT_FIRST : 0) + bids.reduce((sum, [, move]) => sum + move.split(' ').length - 1, 0);
}
const OPEN_AT_FIRST = 4;

/** The cards that were played, each with its seat. */
function plays(moves: readonly [Seat, string][]): { seat: Seat; card: string }[] {
  return moves.filter(([, move]) => move.startsWith('play ')).map(([seat, move]) => ({ seat, card: move.split(' ')[1]! }));
}

/** What the log leaves out. */
const SILENT = new Set(['created', 'salted']);

/** The whole log. */
export function story(events: readonly TableEvent[], around: Omit<Around, 'next'>): Line[] {
  const lines: Line[] = [];
  const ears = `${language()} ${around.you} ${around.names.join('\n')}`;
  /** The moves of this hand that still stand. */
  let moves: [Seat, string][] = [];
  let part = '';
  let lastDealt = -1;
  events.forEach((event, i) => {
    if (event.event === 'dealt') lastDealt = i;
  });
  const divide = (key: string, text: string): void => {
    if (part !== text) lines.push({ key, kind: 'part', text });
    part = text;
  };
  events.forEach((event, i) => {
    const key = `${event.version}`;
    const here: Around = { ...around, contract: i > lastDealt ? around.contract : null, next: events.slice(i + 1).find((one) => one.event === 'moved') };
    if (SILENT.has(event.event)) return;
    if (event.event === 'chatted') {
      const text = event.phrase ? t(`phrase-${event.phrase}`) : String(event.text);
      lines.push({ key, kind: 'chat', text, who: around.names[event.seat ?? 0] ?? '' });
      return;
    }
    if (event.event === 'moved') {
      const [word = ''] = String(event.move).split(' ');
      moves.push([event.seat!, String(event.move)]);
      const laid = word === 'bid' ? openAfter(moves, event.seat!, around.game) : 0;
      if (word === 'trump') divide(`p${key}`, t('tbl-part-trumps'));
      if (word === 'play') {
        divide(`p${key}`, t('tbl-part-trick', { number: Math.ceil(plays(moves).length / around.players) }));
      }
      const how = word === 'trump' ? `${ears} ${here.contract?.vice} ${here.next?.version}` : `${ears} ${laid}`;
      lines.push({ key, kind: 'line', text: once(event, how, () => moveLine(event.seat!, String(event.move), here, laid)) });
      const played = word === 'play' && here.contract ? plays(moves) : [];
      if (here.contract && played.length && played.length % around.players === 0) {
        lines.push({ key: `t${key}`, kind: 'line', text: trickLine(played.slice(-around.players), here.contract, here) });
      }
      return;
    }
    if (event.event === 'dealt') {
      moves = [];
      divide(`p${key}`, t('tbl-part-hand', { number: Number(event.hand) + 1 }));
    }
    if (event.event === 'taken-back') moves = moves.slice(0, Number(event.moves));
    lines.push({ key, kind: 'line', text: once(event, ears, () => eventLine(event, here)) });
  });
  return lines;
}

/** Where the events of the present hand leave the contract, for views that have one. */
export function contractOf(view: View | null): Contract | null {
  return view && 'contract' in view ? view.contract : null;
}

/** How many cards lie open before a seat. */
export function laidBy(view: View | null, seat: Seat): number {
  return view?.game === 'mu' ? (view.laid[seat]?.length ?? 0) : view?.game === 'mu2' ? (view.open[seat]?.length ?? 0) : 0;
}
