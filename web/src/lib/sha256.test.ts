import { expect, it } from 'vitest';
import { sha256, unhex } from './sha256';

const known = async (bytes: BufferSource): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

it('is what others compute, at every length around a block', async () => {
  for (let length = 0; length < 140; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    expect(sha256(bytes)).toBe(await known(bytes));
  }
  expect(sha256('Käse 🧀')).toBe(await known(new TextEncoder().encode('Käse 🧀')));
});
it('fits the promise of a server', () => {
  const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
  expect(sha256(unhex(secret))).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
});
