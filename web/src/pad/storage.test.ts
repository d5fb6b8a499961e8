/** Pads in storage and in links: what goes in comes out, and what is broken breaks nothing else. */
import { describe, expect, it } from 'vitest';
import type { Played } from '../games/mu/pad/count';
import { add, fresh } from './count';
import { BadPad, type PadData } from './pad';
import { linkTo, pack, unpack } from './share';
import { all, drop, load, newId, packed, put, type Store } from './storage';

function memory(full = false) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new Error('quota');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (place: number) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const save = (store: Store, id: string, data: PadData, now: number): boolean => put(store, id, packed(data, now));
const HAND: Played = { kind: 'played', chief: 3, vice: null, partner: 0, height: 3, trump: 'colour', points: [7, 12, 9, 32] };
const pad = add(fresh('mu', ['Änne', 'Ben', '小明', '😀']), HAND);

describe('storage', () => {
  it('keeps pads, the latest first, and forgets them', () => {
    const store = memory();
    store.setItem('eklat-settings', '{}');
    save(store, 'a', pad.pad, 1);
    save(store, 'b', fresh('mu2', ['Anna', 'Ben']).pad, 2);
    expect(all(store).map((entry) => entry.id)).toEqual(['b', 'a']);
    expect(load(store, 'a')!.sheet!.totals).toEqual(pad.totals);
    drop(store, 'a');
    expect(load(store, 'a')).toBeNull();
  });
  it.each(['', 'null', '{', '[]', '{"schema":1}', '{"schema":2,"pad":{}}', '{"schema":1,"pad":{"format":"eklat-pad/1"}}'])('is not upset by %s', (raw) => {
    const store = memory();
    put(store, 'x', raw);
    save(store, 'a', pad.pad, 1);
    expect(all(store).map((entry) => [entry.id, entry.sheet !== null])).toEqual([
      ['a', true],
      ['x', false],
    ]);
  });
  it('says when the device does not keep anything', () => {
    expect(save(memory(true), 'a', pad.pad, 1)).toBe(false);
  });
  it('gives short names', () => expect(newId()).toMatch(/^[a-z2-9]{8}$/));
});

describe('share', () => {
  it('brings the same pad back', async () => {
    const word = await pack(pad.pad);
    expect(word).toMatch(/^[\w-]+$/);
    expect((await unpack(word)).pad).toEqual(pad.pad);
    expect(await linkTo(pad.pad, 'https://eklat.example')).toBe(`https://eklat.example/pad#${word}`);
  });
  it('keeps a whole match short enough for a QR code', async () => {
    let long = fresh('mu', ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'], { target: 9999 });
    for (let hand = 0; hand < 14; hand += 1) {
      const next: Played = { ...HAND, points: [7, 12, 9, 20 + (hand % 5), 12 - (hand % 5)], chief: hand % 2, partner: 2 };
      long = add(long, next);
    }
    expect((await linkTo(long.pad, 'https://eklat.example')).length).toBeLessThan(700);
  });
  it.each(['', 'x', '!!', 'AAAA', 'eyJ9'])('refuses the damaged link %s', async (word) => {
    await expect(unpack(word)).rejects.toBeInstanceOf(BadPad);
  });
  it('stops at a bomb', async () => {
    const bomb = new Blob([new Uint8Array(3 * 2 ** 20)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    const word = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
    await expect(unpack(word)).rejects.toMatchObject({ code: 'too-large' });
  });
});
