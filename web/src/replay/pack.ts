/** A record in a link: packed (deflate) and written in letters that an address may hold. It stays in the fragment, which is never sent. */
export const LONGEST_LINK = 8000;
const LARGEST = 4_000_000;

export const canPack = (): boolean => typeof CompressionStream === 'function' && typeof DecompressionStream === 'function';

export async function deflate(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Bytes in letters that an address may hold. */
export function inLetters(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const fromLetters = (written: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(written.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

export const pack = async (text: string): Promise<string> => inLetters(await deflate(text));

/** Throws if this was never packed here, or is far too large. */
export const unpack = async (packed: string): Promise<string> => inflate(fromLetters(packed));

export async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new RangeError('too large');
    }
    parts.push(value);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(parts as BlobPart[]).arrayBuffer());
}
