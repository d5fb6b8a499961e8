import { expect, test } from 'vitest';
import { chosen, offered } from './options';
import type { Option } from './types';

const FIRST: Option = { name: 'first', default: 'lot', allowed: ['lot', '0', '1', '2', '3', '4', '5'], help: '', house_rule: false };
const SPECIALS: Option = { name: 'specials', default: false, allowed: [false, true], help: '', house_rule: false };

test.each([3, 4, 5, 6])('%i players are offered no more seats than they are', (players) => {
  const [first, specials] = offered('heuldoch', [FIRST, SPECIALS], players);
  expect(first?.allowed).toHaveLength(1 + players);
  expect(specials).toEqual(SPECIALS);
});

test('what was chosen with more players is forgotten with fewer', () => {
  const values = { first: '5', specials: true, other: 1 };
  expect(chosen(offered('heuldoch', [FIRST, SPECIALS], 6), values)).toEqual({ first: '5', specials: true });
  expect(chosen(offered('heuldoch', [FIRST, SPECIALS], 3), values)).toEqual({ specials: true });
});
