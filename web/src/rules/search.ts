/** Finding chapters and rulings by a word or a number. */
import type { GameName } from '../lib/types';
import { chapters, rulings } from './chapters';
import { plain } from './prose';

export interface Hit {
  /** The anchor to go to. */
  id: string;
  /** A ruling's number; null for a chapter. */
  number: string | null;
  title: string;
  /** A piece of the text around the word. */
  piece: string;
}

type Say = (id: string) => string;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const AROUND = 70;

/** The text around a word, cut at spaces. */
export function around(text: string, word: string): string {
  const at = Math.max(0, folded(text).indexOf(folded(word)));
  const from = at <= AROUND ? 0 : text.lastIndexOf(' ', at - AROUND + 20) + 1;
  const end = text.indexOf(' ', at + word.length + AROUND);
  return (from > 0 ? '… ' : '') + text.slice(from, end < 0 ? undefined : end) + (end < 0 ? '' : ' …');
}

/** Rulings with this number, or everything with this word in its title or text: titles first. */
export function find(game: GameName, word: string, say: Say): Hit[] {
  const wanted = folded(word.trim());
  if (!wanted) return [];
  const byNumber = rulings(game).filter((number) => number.toLowerCase() === wanted);
  if (byNumber.length) return byNumber.map((number) => ruling(number, word, say));
  const found: { weight: number; hit: Hit }[] = [];
  for (const chapter of chapters(game)) {
    const title = say(chapter.title);
    const texts = chapter.blocks.flatMap((block) => ('text' in block ? [plain(say(block.text))] : []));
    const fitting = texts.find((text) => folded(text).includes(wanted));
    if (folded(title).includes(wanted)) found.push({ weight: 0, hit: { id: chapter.id, number: null, title, piece: around(texts[0] ?? '', '') } });
    else if (fitting) found.push({ weight: 2, hit: { id: chapter.id, number: null, title, piece: around(fitting, word.trim()) } });
  }
  for (const number of rulings(game)) {
    const hit = ruling(number, word, say);
    if (folded(hit.title).includes(wanted)) found.push({ weight: 1, hit });
    else if (folded(plain(say(`law-ruling-${number}-text`))).includes(wanted)) found.push({ weight: 3, hit });
  }
  return found.sort((a, b) => a.weight - b.weight).map(({ hit }) => hit);
}

function ruling(number: string, word: string, say: Say): Hit {
  const text = plain(say(`law-ruling-${number}-text`));
  return { id: number, number, title: say(`law-ruling-${number}`), piece: around(text, word.trim()) };
}
