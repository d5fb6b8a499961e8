import { expect, test } from 'vitest';
import { hmac, inFours, newCode, plainCode, seal, tokenOf, unseal } from './sealed';

const text = (bytes: Uint8Array | null): string => new TextDecoder().decode(bytes ?? new Uint8Array());
const bytes = (written: string): Uint8Array => new TextEncoder().encode(written);
const hex = (found: Uint8Array): string => [...found].map((byte) => byte.toString(16).padStart(2, '0')).join('');

test('only the code opens what it closed', () => {
  const code = newCode();
  const things = 'pads and records '.repeat(50);
  const parcel = seal(code, bytes(things));
  expect(text(unseal(code, parcel))).toBe(things);
  expect(unseal(newCode(), parcel)).toBeNull();
  expect(text(parcel)).not.toContain('pads');
});

test('a parcel that was changed or cut short does not open', () => {
  const parcel = seal('ABCD', bytes('things'));
  for (let at = 0; at < parcel.length; at += 7)
    expect(
      unseal(
        'ABCD',
        parcel.map((byte, i) => (i === at ? byte ^ 1 : byte)),
      ),
    ).toBeNull();
  for (const length of [0, 10, 32, parcel.length - 1]) expect(unseal('ABCD', parcel.slice(0, length))).toBeNull();
});

test('a code is read however it is written', () => {
  const code = newCode();
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{16}$/);
  expect(plainCode(` ${inFours(code).toLowerCase()} `)).toBe(code);
  expect(plainCode(`https://example.org/device#${code}`)).toBe(code);
  expect(tokenOf(code)).toMatch(/^[0-9A-F]{64}$/);
});

test('the mark is the HMAC of RFC 4231, case 2 with its key filled up', () => {
  const key = new Uint8Array(32);
  key.set(bytes('Jefe'));
  expect(hex(hmac(key, bytes('what do ya want for nothing?')))).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
});
