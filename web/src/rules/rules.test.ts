import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { idsOf, wordsOf } from '../learn/lessons';
import { chapters, GAMES, gameOfRuling, rulings } from './chapters';
import { plain, spans } from './prose';
import { around, find } from './search';

const FILES = import.meta.glob<string>('../../../src/eklat/locales/*/*web-{rules,learn}.ftl', { query: '?raw', import: 'default', eager: true });
const EXAMPLES = Object.keys(import.meta.glob('../games/*/rules/examples/*.json'));

function words(language: string): (id: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  return (id) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no words for ${id} in ${language}`);
    return bundle.formatPattern(pattern, null, []);
  };
}
const say = words('en');
const LAST_WORDS: Record<string, string[]> = { mu: ['made', 'failed', 'eklat', 'nobody'], mu2: ['crown', 'shield', 'redeal'], heuldoch: ['end'] };

describe('what the pages say', () => {
  test.each(['de', 'en', 'nl'])('every chapter, ruling and lesson has its words in %s', (language) => {
    const t = words(language);
    for (const game of GAMES) {
      for (const chapter of chapters(game)) {
        expect(t(chapter.title)).toBeTruthy();
        for (const block of chapter.blocks) if ('text' in block) expect(plain(t(block.text)).length).toBeGreaterThan(20);
      }
      for (const number of rulings(game)) expect(plain(t(`law-ruling-${number}-text`)).length).toBeGreaterThan(20);
      for (const id of [...idsOf(game), ...LAST_WORDS[game]!]) {
        expect(t(wordsOf(game, id))).toBeTruthy();
        expect(t(`${wordsOf(game, id)}-text`)).not.toContain('<a>');
      }
      expect(t(wordsOf(game, 'more'))).toBeTruthy();
    }
  });
  test('every example stands in a chapter, and every chapter shows examples that are there', () => {
    const shown = GAMES.flatMap((game) =>
      chapters(game).flatMap((chapter) =>
        chapter.blocks.flatMap((block) => ('example' in block ? [`../games/${game}/rules/examples/${block.example}.json`] : [])),
      ),
    );
    expect([...shown].sort()).toEqual([...EXAMPLES].sort());
  });
  test('no markup is left over', () => {
    for (const game of GAMES) {
      for (const chapter of chapters(game)) for (const block of chapter.blocks) if ('text' in block) expect(plain(say(block.text))).not.toMatch(/[<>]/);
    }
  });
});

test('the small markup', () => {
  expect(spans('A <b>chief</b> (<a>M5</a>).')).toEqual([
    { kind: 'text', text: 'A ' },
    { kind: 'b', text: 'chief' },
    { kind: 'text', text: ' (' },
    { kind: 'ruling', text: 'M5' },
    { kind: 'text', text: ').' },
  ]);
});

describe('searching', () => {
  test('a number leads to its ruling', () => {
    expect(find('mu', ' m5 ', say).map((hit) => hit.id)).toEqual(['M5']);
    expect(gameOfRuling('T11')).toBe('mu2');
    expect(gameOfRuling('M99')).toBeUndefined();
  });
  test('titles come first, accents and case do not matter', () => {
    const hits = find('mu', 'STALEMATE', say);
    expect(hits[0]).toMatchObject({ id: 'eklat', number: null });
    expect(hits.some((hit) => hit.number === 'M11')).toBe(true);
    expect(find('mu', 'Matthäus', say)).toEqual([]);
    expect(find('mu', '', say)).toEqual([]);
  });
  test('a piece of text around the word', () => {
    const piece = around('one two three four five six seven eight nine ten '.repeat(6), 'seven');
    expect(piece).toContain('seven');
    expect(piece.length).toBeLessThan(200);
  });
});
