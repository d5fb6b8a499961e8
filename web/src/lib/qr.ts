/** QR codes as SVG paths: of medium error correction, or low for long texts, and none that a camera could not read any more. */
import encodeQR, { type ErrorCorrection } from 'qr';

const QUIET = 4;
/** Modules along a side with the quiet zone: up to here with medium correction, and the most there may be. */
const LONG = 77 + 2 * QUIET;
const LARGEST = 117 + 2 * QUIET;

/** The modules of a code with its quiet zone, dark ones true; null where the text is too long. */
export function qrModules(text: string, mask?: number): boolean[][] | null {
  const code = (ecc: ErrorCorrection): boolean[][] | null => {
    try {
      return encodeQR(text, 'raw', { ecc, encoding: 'byte', border: QUIET, ...(mask === undefined ? {} : { mask }) });
    } catch {
      return null; // longer than any code
    }
  };
  const medium = code('medium');
  const found = medium && medium.length <= LONG ? medium : code('low');
  return found && found.length <= LARGEST ? found : null;
}

/** A code as one SVG path in a box of `size` units. Throws where the text is too long. */
export function qrSvgPath(text: string): { size: number; path: string } {
  const modules = qrModules(text);
  if (!modules) throw new RangeError('too long for a QR code');
  const path = modules.flatMap((row, y) => {
    const runs: string[] = [];
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      runs.push(`M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`);
    }
    return runs;
  });
  return { size: modules.length, path: path.join('') };
}
