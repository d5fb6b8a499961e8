/** A whole pad in a link: JSON, deflated, in letters that addresses allow. Nothing is sent anywhere; the fragment stays in the browser. */
import { parse } from './files';
import { BadPad, type PadData, type Sheet } from './pad';

const LARGEST = 2 ** 20;

async function through(data: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([data]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LARGEST) {
      void reader.cancel();
      throw new BadPad('too-large', { most: LARGEST / 1024 });
    }
    parts.push(value as Uint8Array);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The pad as a word for a link. */
export async function pack(pad: PadData): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(pad)), new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The pad in such a word, checked like any file. */
export async function unpack(word: string): Promise<Sheet> {
  let text: string;
  try {
    const bytes = Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    text = new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch (problem) {
    throw problem instanceof BadPad ? problem : new BadPad('link');
  }
  return parse(text);
}

/** The link to a copy of this pad. */
export async function linkTo(pad: PadData, origin: string): Promise<string> {
  return `${origin}/pad#${await pack(pad)}`;
}
