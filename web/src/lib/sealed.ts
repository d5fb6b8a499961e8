/**
 * Closing a parcel with a code, so that only who knows the code can open it. The server gets a token that follows from the code
 * and tells nothing about it. A code is used once, so its keys are: the keystream is SHA-256 over key and counter, and an HMAC
 * stands before it. (The browser's own ciphers are there on pages with https only, and tables in a living room have none.)
 */
import { sha256, unhex } from './sha256';

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const MARK = 32;

/** A code to be read out or typed: 80 random bits, without letters that look alike. */
export const newCode = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => ALPHABET[byte % 32]).join('');

/** As it was made, however somebody writes it. */
export const plainCode = (text: string): string => text.replace(/^.*#/, '').replace(/[\s-]/g, '').toUpperCase();

export const inFours = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

export const tokenOf = (code: string): string => sha256(`eklat-link:${code}`).toUpperCase();

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** HMAC-SHA-256 (RFC 2104) with a key of 32 bytes. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const pad = (byte: number): Uint8Array => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ byte);
  return unhex(sha256(joined(pad(0x5c), unhex(sha256(joined(pad(0x36), message))))));
}

function crossed(code: string, bytes: Uint8Array): Uint8Array {
  const key = unhex(sha256(`eklat-key:${code}`));
  const result = new Uint8Array(bytes);
  for (let block = 0; block * 32 < bytes.length; block += 1) {
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, block);
    unhex(sha256(joined(key, counter))).forEach((byte, i) => {
      if (block * 32 + i < result.length) result[block * 32 + i]! ^= byte;
    });
  }
  return result;
}

const markOf = (code: string, closed: Uint8Array): Uint8Array => hmac(unhex(sha256(`eklat-mark:${code}`)), closed);

export function seal(code: string, bytes: Uint8Array): Uint8Array {
  const closed = crossed(code, bytes);
  return joined(markOf(code, closed), closed);
}

/** What was closed with this code; null if it was not, or somebody has changed it. */
export function unseal(code: string, parcel: Uint8Array): Uint8Array | null {
  const [mark, closed] = [parcel.subarray(0, MARK), parcel.subarray(MARK)];
  const right = markOf(code, closed);
  return mark.length === MARK && right.every((byte, i) => byte === mark[i]) ? crossed(code, closed) : null;
}
