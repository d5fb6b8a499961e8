import { beforeAll, describe, expect, test, vi } from 'vitest';
import { plainText } from '../art/rich';
import { about } from '../games';
import { say, spoken } from './said';
import vectors from './said-vectors.json';
import type { Said } from './types';
import { has, loadWords, LANGUAGES, speak, t } from './words.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadWords('table');
});

/** Python writes cards by their letters. */
const written = (text: string, game: string): string =>
  plainText(text, about(game).pack, ({ kind, text: word }) =>
    kind !== 'card' ? t('card-trump', { kind: word }) : has(`card-${word}`) ? t(`card-${word}`) : word,
  );

describe.each(LANGUAGES)('in %s', (language) => {
  test('what the games say reads as it does in Python', async () => {
    await speak(language);
    for (const { game, said, names, you, texts } of vectors) expect(written(say(said as unknown as Said, { names, you }), game)).toBe(texts[language]);
  });
});

test('facts bring their names', async () => {
  await speak('en');
  const ears = { names: ['Anna', 'Ben', 'Cleo'], you: 1 };
  const match = (seats: number[]): string => say({ message: 'table-told-match-over', facts: { who: { seats } } }, ears);
  expect(match([1])).toBe('The match is over. You have won!');
  expect(match([0, 1])).toBe('The match is over. Anna and Ben share the win.');
  expect(say({ message: 'table-told-hand-over', facts: { scores: { gains: [12, -3, 0] } } }, ears)).toContain('Anna +12, Ben −3, Cleo 0');
  expect(say({ message: 'table-told-totals', facts: { scores: { scores: [12, -3, 0] } } }, ears)).toContain('Anna 12, Ben −3, Cleo 0');
});

test('titles and screen readers get words instead of pictures', async () => {
  await speak('en');
  expect(spoken('[[R7]] and [[R]]', 'mu')).toBe('red 7 and red');
  expect(spoken('[[QS]], please', 'unknown')).toBe('QS, please');
});
