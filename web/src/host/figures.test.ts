import { expect, test } from 'vitest';
import { faults, grown, total, within, type Node, type Sample } from './figures';

const node = (name: string, samples: Sample[], more: Partial<Node> = {}): Node => ({
  ...{ node: name, crew: '', worker: 0, version: '1', since: 0, time: 0, tables: 0, watched: 0, connections: 0, people: 0, faults: [] },
  samples,
  ...more,
});
const timed = (...counts: number[]): Sample[] => ['0.001', '0.01', '+Inf'].map((le, place) => ['s_bucket', { le }, counts[place]!]);

test('all nodes count together', () => {
  const nodes = [
    node('a', [['x', { what: 'talk' }, 2]]),
    node('b', [
      ['x', { what: 'talk' }, 3],
      ['x', { what: 'pages' }, 5],
    ]),
  ];
  expect(total(nodes, 'x')).toBe(10);
  expect(total(nodes, 'x', { what: 'talk' })).toBe(5);
});

test('a node that has begun anew takes nothing away', () => {
  const before = [node('a', [['x', {}, 100]]), node('b', [['x', {}, 7]])];
  expect(grown([node('a', [['x', {}, 103]]), node('c', [['x', {}, 4]])], before, 'x')).toBe(7);
});

test('how long it takes is told by the last minute, not by all time', () => {
  const before = [node('a', timed(1000, 1000, 1000))];
  expect(within([node('a', timed(1000, 1098, 1100))], before, 's', 0.5)).toBe(0.01);
  expect(within([node('a', timed(1000, 1098, 1100))], before, 's', 0.99)).toBe(Infinity);
  expect(within(before, before, 's', 0.5)).toBeNull();
});

test('the latest fault comes first', () => {
  const fault = (time: number) => ({ time, level: 'error', message: '' });
  expect(faults([node('a', [], { faults: [fault(1), fault(3)] }), node('b', [], { faults: [fault(2)] })]).map(({ time }) => time)).toEqual([3, 2, 1]);
});
