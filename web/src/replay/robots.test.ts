import { expect, test } from 'vitest';
import type { Chair } from '../lib/types';
import { robots } from './robots';

const chair = (kind: Chair['kind'], shown: string): Chair => ({ kind, called: kind === 'bot' ? '' : shown, shown, bot: kind === 'bot' ? 'club' : null });

test('a person who is called like a bot is no robot, at a table or in a record', () => {
  const players = ['Kiesel', 'Quarz', 'Basalt'];
  expect(robots(players, [chair('person', 'Kiesel'), chair('bot', 'Quarz'), chair('stand-in', 'Basalt')])).toEqual([false, true, false]);
  expect(robots(players)).toEqual([false, false, false]);
});

test('whoever sits there now may be somebody else than in that hand', () => {
  expect(robots(['Anna'], [chair('bot', 'Kiesel')])).toEqual([false]);
});
