/** QR codes against patterns made by an independent encoder, for several versions, masks and both levels. */
import { describe, expect, it } from 'vitest';
import { qrModules, qrSvgPath } from './qr';
import vectors from './qr-vectors.json';

const hex = (row: boolean[]): string => BigInt(`0b1${row.map(Number).join('')}`).toString(16);

describe('qr', () => {
  it.each(vectors.map((one) => [one.version, one.mask, one] as const))('version %i, mask %i', (_, mask, one) => {
    expect(
      qrModules(one.text, mask)!
        .slice(4, -4)
        .map((row) => hex(row.slice(4, -4))),
    ).toEqual(one.rows);
  });
  it('draws a path with a quiet zone', () => {
    const { size, path } = qrSvgPath('Eklat');
    expect(size).toBe(21 + 8);
    expect(path.startsWith('M4 4h7v1h-7z')).toBe(true);
  });
  it('refuses what is too long', () => {
    expect(qrModules('x'.repeat(2000))).toBeNull();
    expect(() => qrSvgPath('x'.repeat(2000))).toThrow(RangeError);
  });
});
