/**
 * QR codes, byte mode, error correction level M (L for long texts), versions 1 to 25.
 * After ISO/IEC 18004; the two tables below are the standard's.
 */
type Level = 'L' | 'M';
const FORMAT_BITS: Record<Level, number> = { L: 1, M: 0 };
/** Per version: error correction codewords in each block, and blocks. */
const CORRECTION: Record<Level, number[]> = {
  L: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26],
  M: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28],
};
const BLOCKS: Record<Level, number[]> = {
  L: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12],
  M: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21],
};
const LARGEST = 25;

/** Places of the alignment patterns. */
function alignment(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const places = [6];
  for (let place = version * 4 + 10; places.length < count; place -= step) places.splice(1, 0, place);
  return places;
}

/** All codewords of a version: data and correction. */
function capacity(version: number): number {
  let bits = (16 * version + 128) * version + 64;
  if (version > 1) {
    const count = Math.floor(version / 7) + 2;
    bits -= (25 * count - 10) * count - 55;
    if (version > 6) bits -= 36;
  }
  return bits >> 3;
}

const room = (version: number, level: Level): number => capacity(version) - CORRECTION[level][version - 1]! * BLOCKS[level][version - 1]!;

// The field of 256 elements that the correction is calculated in.
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

function corrected(data: number[], length: number): number[] {
  let divisor = [1];
  for (let root = 0; root < length; root += 1) {
    divisor = [...divisor, 0].map((value, place) => value ^ (place ? times(divisor[place - 1]!, EXP[root]!) : 0));
  }
  const rest = [...data, ...Array<number>(length).fill(0)];
  for (let place = 0; place < data.length; place += 1) {
    const factor = rest[place]!;
    if (factor) divisor.forEach((value, offset) => (rest[place + offset]! ^= times(value, factor)));
  }
  return rest.slice(data.length);
}

/** The text as codewords, block by block, in the order in which they are drawn. */
function codewords(bytes: Uint8Array, version: number, level: Level): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => push(byte, 8));
  const total = room(version, level);
  push(0, Math.min(4, total * 8 - bits.length));
  push(0, -bits.length & 7);
  for (let pad = 0xec; bits.length < total * 8; pad ^= 0xec ^ 0x11) push(pad, 8);
  const data = Array.from({ length: total }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((value, bit) => value * 2 + bit, 0));

  const blocks = BLOCKS[level][version - 1]!;
  const short = Math.floor(total / blocks);
  const longer = total % blocks;
  const parts: number[][] = [];
  for (let block = 0, start = 0; block < blocks; block += 1) {
    const size = short + (block >= blocks - longer ? 1 : 0);
    parts.push(data.slice(start, start + size));
    start += size;
  }
  const checks = parts.map((part) => corrected(part, CORRECTION[level][version - 1]!));
  const woven: number[] = [];
  for (const group of [parts, checks]) {
    const longest = Math.max(...group.map((part) => part.length));
    for (let place = 0; place < longest; place += 1) for (const part of group) if (place < part.length) woven.push(part[place]!);
  }
  return woven;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = boolean[][];
const grid = (size: number): Grid => Array.from({ length: size }, () => Array<boolean>(size).fill(false));

/** The remainder that protects format and version. */
function protectedBits(value: number, length: number, generator: number): number {
  let rest = value;
  for (let i = 0; i < length; i += 1) rest = (rest << 1) ^ ((rest >> (length - 1)) * generator);
  return (value << length) | rest;
}

function drawFormat(dark: Grid, level: Level, mask: number): void {
  const size = dark.length;
  const bits = protectedBits((FORMAT_BITS[level] << 3) | mask, 10, 0x537) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 15; i += 1) {
    dark[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i]![8] = bit(i);
    dark[8]![i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i] = bit(i);
  }
  dark[size - 8]![8] = true;
}

/** Everything that does not depend on the text: dark modules, and which places are taken. */
function frame(version: number): { dark: Grid; taken: Grid } {
  const size = version * 4 + 17;
  const dark = grid(size);
  const taken = grid(size);
  const put = (x: number, y: number, isDark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = isDark;
    taken[y]![x] = true;
  };
  for (let i = 0; i < size; i += 1) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  const square = (cx: number, cy: number, radius: number): void => {
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        put(cx + dx, cy + dy, radius === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
    }
  };
  square(3, 3, 4);
  square(size - 4, 3, 4);
  square(3, size - 4, 4);
  const places = alignment(version);
  const last = places.length - 1;
  places.forEach((x, i) => places.forEach((y, j) => {
    if (!((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0))) square(x, y, 2);
  }));
  for (let i = 0; i < 9; i += 1) {
    for (const [x, y] of [[8, i], [i, 8]] as const) if (!taken[y]![x]) put(x, y, false);
    if (i < 8) {
      put(8, size - 1 - i, false);
      put(size - 1 - i, 8, false);
    }
  }
  if (version > 6) {
    const bits = protectedBits(version, 12, 0x1f25);
    for (let i = 0; i < 18; i += 1) {
      const a = size - 11 + (i % 3);
      const b = Math.floor(i / 3);
      put(a, b, ((bits >> i) & 1) === 1);
      put(b, a, ((bits >> i) & 1) === 1);
    }
  }
  return { dark, taken };
}

/** How hard a pattern is to read; the mask with the smallest number is taken. */
function penalty(dark: Grid): number {
  const size = dark.length;
  let points = 0;
  let count = 0;
  for (const line of [...dark, ...dark.map((_, x) => dark.map((row) => row[x]!))]) {
    const text = line.map(Number).join('');
    for (const run of text.match(/0+|1+/g) ?? []) if (run.length >= 5) points += run.length - 2;
    for (let i = 0; i + 11 <= size; i += 1) if (/^(10111010000|00001011101)$/.test(text.slice(i, i + 11))) points += 40;
  }
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      count += Number(dark[y]![x]);
      if (x && y && dark[y]![x] === dark[y - 1]![x] && dark[y]![x] === dark[y]![x - 1] && dark[y]![x] === dark[y - 1]![x - 1]) points += 3;
    }
  }
  return points + 10 * Math.floor(Math.abs((count * 20) / (size * size) - 10));
}

/** The modules of a code, true for dark; null if the text is too long. */
export function qrModules(text: string, wanted?: { mask?: number }): Grid | null {
  const bytes = new TextEncoder().encode(text);
  const fits = (level: Level): number => {
    for (let version = 1; version <= LARGEST; version += 1) if (bytes.length + (version < 10 ? 2 : 3) <= room(version, level)) return version;
    return 0;
  };
  const level: Level = fits('M') && fits('M') <= 15 ? 'M' : 'L';
  const version = fits(level);
  if (!version) return null;
  const { dark, taken } = frame(version);
  const bits = codewords(bytes, version, level).flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => ((word >> bit) & 1) === 1));
  const size = dark.length;
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (!taken[y]![x]) dark[y]![x] = bits[next++] ?? false;
      }
    }
  }
  const masked = (mask: number): Grid => {
    const done = dark.map((row, y) => row.map((isDark, x) => isDark !== (!taken[y]![x] && MASKS[mask]!(x, y))));
    drawFormat(done, level, mask);
    return done;
  };
  if (wanted?.mask !== undefined) return masked(wanted.mask);
  const all = MASKS.map((_, mask) => masked(mask));
  const marks = all.map(penalty);
  return all[marks.indexOf(Math.min(...marks))]!;
}

/** A code as one SVG path in a box of `size` units, with the quiet zone of four around it. Throws where the text is too long. */
export function qrSvgPath(text: string): { size: number; path: string } {
  const modules = qrModules(text);
  if (!modules) throw new RangeError('too long for a QR code');
  const path = modules.flatMap((row, y) => {
    const runs: string[] = [];
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      runs.push(`M${start + 4} ${y + 4}h${x + 1 - start}v1h-${x + 1 - start}z`);
    }
    return runs;
  });
  return { size: modules.length + 8, path: path.join('') };
}
