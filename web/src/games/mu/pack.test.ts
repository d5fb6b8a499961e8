import { expect, test, vi } from 'vitest';
import { speak } from '../../lib/words.svelte';
import { muFace, muPoints } from './art/faces';
import { MU_PACK } from './pack';

test('fifty faces; what is none of them has no face', () => {
  expect(MU_PACK.cards).toHaveLength(50);
  for (const odd of ['', 'R', 'X7', 'R77', 'A5', 'werewolf']) expect(MU_PACK.face(odd, 'full')).toBeNull();
});

test('the triangles on a card are what it counts', () => {
  expect([...'0123456789'].map((digit) => muPoints(Number(digit)))).toEqual([1, 0, 1, 1, 1, 1, 2, 2, 1, 0]);
});

test('a card shows the letter of its colour in the language of now', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const letters = (): string => ['R', 'Y', 'G', 'B', 'K'].map(MU_PACK.letter).join(' ');
  await speak('de');
  expect(letters()).toBe('R Ge Gr B S');
  expect(MU_PACK.face('K3', 'full')).toContain('>S</text>');
  await speak('nl');
  expect(letters()).toBe('R Ge Gr B Z');
  await speak('en');
  expect(letters()).toBe('R Y G B K');
  expect(muFace('R', 3, 'full', '<b>')).toContain('>&lt;b&gt;</text>');
});
