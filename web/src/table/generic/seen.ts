/** What a view shows, without knowing its game: cards that lie open, whose they are, and numbers that everybody has. */
import type { Seat, View } from '../../lib/types';
import { has, t } from '../../lib/words.svelte';

/** Cards side by side; null is one that nobody sees. */
export type Row = (string | null)[];

export interface Heap {
  /** The name of the field. */
  name: string;
  cards: Row;
}

export interface Seen {
  /** What lies in the middle. */
  middle: Heap[];
  /** The trick, with who has played each card. */
  trick: { seat: Seat; card: string }[];
  /** What lies before each seat. */
  before: Heap[][];
  /** What each seat has: points, tricks. */
  numbers: { name: string; of: number[] }[];
}

/** What is shown elsewhere, or is not a card at all. */
const ELSEWHERE = new Set(['hand', 'dealt', 'hand_sizes', 'legal', 'log', 'result', 'rules', 'question', 'chapter', 'ending', 'offers', 'trick', 'last_trick']);

/** "R7" and "K0" have the same shape. */
const shapeOf = (word: string): string =>
  word
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}+/gu, 'a')
    .replace(/\d/g, '9');

/** What the names of this game's cards look like. */
function shapes(view: View): Set<string> {
  const dealt = (view as View & { dealt?: unknown }).dealt;
  const held = [view.hand, dealt].flatMap((cards) => (Array.isArray(cards) ? cards.map(String) : []));
  const played = [...view.log.map(([, move]) => move), ...view.legal].flatMap((move) => move.split(' ').slice(1));
  return new Set([...held, ...(held.length ? [] : played)].map(shapeOf));
}

export function see(view: View): Seen {
  const known = shapes(view);
  const isCard = (word: unknown): word is string => typeof word === 'string' && known.has(shapeOf(word));
  /** A list of cards, or of things that each have one. */
  const cardsIn = (value: unknown): Row | null => {
    if (!Array.isArray(value)) return null;
    const cards = value.map((entry: unknown) => (typeof entry === 'object' && entry !== null && 'card' in entry ? entry.card : entry));
    return cards.every((card) => card === null || isCard(card)) ? (cards as Row) : null;
  };
  const seen: Seen = { middle: [], trick: [], before: Array.from({ length: view.players }, () => []), numbers: [] };
  for (const [name, value] of Object.entries(view)) {
    if (ELSEWHERE.has(name) || !Array.isArray(value)) continue;
    const perSeat = value.length === view.players;
    if (perSeat && value.every((entry) => typeof entry === 'number')) seen.numbers.push({ name, of: value });
    else if (perSeat && value.every((entry) => cardsIn(entry) !== null))
      value.forEach((entry, seat) => entry.length && seen.before[seat]!.push({ name, cards: cardsIn(entry)! }));
    else if (value.length && cardsIn(value)) seen.middle.push({ name, cards: cardsIn(value)! });
  }
  const { trick, leader } = view as View & { trick?: string[]; leader?: Seat | null };
  if (Array.isArray(trick)) seen.trick = trick.map((card, i) => ({ seat: ((leader ?? 0) + i) % view.players, card }));
  return seen;
}

/** What a field is called: in the words of the game, else by its own name. */
export function fieldName(game: string, name: string): string {
  return has(`${game}-field-${name}`) ? t(`${game}-field-${name}`) : has(`plain-field-${name}`) ? t(`plain-field-${name}`) : name.replaceAll('_', ' ');
}
