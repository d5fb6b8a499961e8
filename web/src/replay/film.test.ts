import { expect, test } from 'vitest';
import type { Mu2View } from '../games/mu2/types';
import { shown } from '../games/mu2/replay';
import type { View } from '../lib/types';
import { Film } from './film';
import HAND from './hand.json';
import { Player } from './player.svelte';
import { ending, tell } from './telling';
import type { HandReplay } from './types';

const hand = HAND as unknown as HandReplay;
const film = new Film(hand, { shown: (view, all) => shown(view as Mu2View, all as Mu2View[] | null) as View });

test('every position is there, from the deal to the result', () => {
  for (const eyes of [0, 1, 2]) {
    const views = film.views(eyes) as Mu2View[];
    expect(views.length).toBe(film.steps + 1);
    expect(views.map((view) => view.log.length)).toEqual(views.map((_, step) => step));
    expect(views[0]!.hand?.length ?? null).toBe(eyes === 2 ? null : 12);
    expect(views.at(-1)!.result?.outcome).toBe(hand.hands[0]!.outcome);
  }
});

test('one sees what the chosen eyes know, and everything if all cards are open', () => {
  const step = film.known('spectator').findIndex((view) => view.phase === 'play');
  expect(film.shot(step, 1, 0)).toMatchObject({ below: 1, view: { seat: 1 } });
  expect(film.shot(step, 'spectator', 1).view.hand).toBe(null);
  expect(film.shot(step, 1, 0).hands.map((cards) => cards === null)).toEqual([true, false]);
  const open = film.shot(step, 'all', 0);
  expect(open.hands.map((cards) => cards!.length)).toEqual(open.view.hand_sizes);
  expect((open.view as Mu2View).discards).toHaveLength(4);
});

test('nothing is offered any more', () => {
  for (const eyes of [0, 1, 'all', 'spectator'] as const)
    for (let step = 0; step <= film.steps; step += 1) {
      const { view } = film.shot(step, eyes, 0);
      expect(view.legal).toEqual([]);
      expect('max_bid' in view || 'discard' in view).toBe(false);
    }
});

test('the story has a line for every move under its heading, and hides what the eyes do not know', () => {
  const open = tell(film, 'all');
  expect(open.map(({ step }) => step)).toEqual(film.views(0).map((_, step) => step));
  expect(open.every(({ text }) => text)).toBe(true);
  expect(open.filter(({ text }) => text === 'mu2-told-discard')).toHaveLength(1);
  expect(tell(film, 'spectator').filter(({ text }) => text === 'mu2-told-discard-hidden')).toHaveLength(1);
  const taken = open.flatMap(({ more }) => more).filter((line) => line === 'mu-told-trick');
  expect(taken).toHaveLength(film.stops.filter((stop) => film.isTrickFull(stop)).length);
  expect(
    open
      .map(({ heading }) => heading)
      .filter(Boolean)
      .slice(0, 2),
  ).toEqual(['mu-chapter-auction', 'mu-chapter-trumps']);
  expect(ending(film)).toEqual(['mu2-end-taken', 'mu2-end-shield']);
});

test('one goes by moves, by tricks, to both ends, and no further', () => {
  const player = new Player();
  player.show(film, 3);
  expect(player.key('ArrowRight', false)).toBe(true);
  expect(player.step).toBe(4);
  expect(player.key('ArrowLeft', true)).toBe(false);
  player.key('Home', false);
  player.key('ArrowLeft', false);
  expect(player.step).toBe(0);
  const seen = [0];
  while (!player.isDone) {
    player.key(']', false);
    seen.push(player.step);
  }
  expect(seen).toEqual(film.stops);
  player.key('[', true);
  expect(player.step).toBe(film.stops.at(-2));
  player.key('End', false);
  player.key('ArrowRight', false);
  expect(player.step).toBe(film.steps);
  expect(player.key('x', false)).toBe(false);
  player.toggle();
  expect([player.step, player.playing]).toEqual([0, true]);
  player.to(film.steps);
  expect(player.playing).toBe(false);
});

test('full tricks stay longer, and there are three speeds', () => {
  const player = new Player();
  player.show(
    film,
    film.stops.find((stop) => film.isTrickFull(stop))!,
  );
  const long = player.pause;
  player.by(1);
  expect(long).toBeGreaterThan(player.pause);
  const speeds = [0, 1, 2].map(() => (player.faster(), player.speed));
  expect(new Set(speeds).size).toBe(3);
});
