/** SHA-256 (FIPS 180-4): browsers offer it on pages with https only, and tables in a living room have none. */
const isPrime = (n: number): boolean => {
  for (let i = 2; i * i <= n; i += 1) if (n % i === 0) return false;
  return true;
};
const PRIMES = Array.from({ length: 310 }, (_, i) => i + 2).filter(isPrime);
/** The first 32 bits behind the point. */
const bits = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const K = PRIMES.slice(0, 64).map((p) => bits(Math.cbrt(p)));
const FIRST = PRIMES.slice(0, 8).map((p) => bits(Math.sqrt(p)));
const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The digest of bytes, or of a text in UTF-8, in small hexadecimal digits. */
export function sha256(what: Uint8Array | string): string {
  const bytes = typeof what === 'string' ? new TextEncoder().encode(what) : what;
  const whole = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const data = new DataView(whole.buffer);
  data.setUint32(whole.length - 4, bytes.length * 8);
  let state = FIRST;
  const w = new Int32Array(64);
  for (let at = 0; at < whole.length; at += 64) {
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) w[i] = data.getInt32(at + 4 * i);
      else {
        const [x, y] = [w[i - 15]!, w[i - 2]!];
        w[i] = w[i - 16]! + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7]! + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
      }
      const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    state = [a, b, c, d, e, f, g, h].map((x, i) => (x + state[i]!) | 0);
  }
  return state.map((x) => (x >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The bytes that hexadecimal digits write. */
export const unhex = (digits: string): Uint8Array => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
