/** The HTTP side of the server. What it refuses is thrown as a Refusal with its code and a sentence for people. */
import { outdate } from './outdated.svelte';
import { settings } from './settings.svelte';
import { PROTOCOL } from './types';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

/** The server does not answer. */
export class Unreachable extends Error {}

let secret: string | null = null;

export function useSecret(value: string | null): void {
  secret = value;
}

async function call<T>(method: string, path: string, body?: unknown, bearer = secret): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': settings.language || 'en', 'eklat-protocol': String(PROTOCOL) };
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Unreachable();
  }
  if (answer.status === 204) return undefined as T;
  const found: unknown = await answer.json().catch(() => undefined);
  if (found !== undefined && answer.ok) return found as T;
  const said = (found ?? {}) as { code?: string; sentence?: string };
  if (!said.code || !said.sentence) throw new Unreachable(); // something on the way answers, not our server
  if (said.code === 'protocol') outdate(said.sentence);
  throw new Refusal(said.code, said.sentence, answer.status);
}

export const api = {
  get: <T>(path: string, bearer = secret) => call<T>('GET', path, undefined, bearer),
  post: <T>(path: string, body: unknown = {}) => call<T>('POST', path, body),
  put: <T>(path: string, body: unknown = {}) => call<T>('PUT', path, body),
  patch: <T>(path: string, body: unknown = {}) => call<T>('PATCH', path, body),
  delete: <T>(path: string) => call<T>('DELETE', path),
};
