import { untrack } from 'svelte';

/** One live region for the whole page: what happens is said here for screen readers, one line at a time. */
const state = $state({ lines: [] as { key: number; text: string }[] });
let count = 0;

export function announce(text: string): void {
  if (!text) return;
  state.lines = [...untrack(() => state.lines).slice(-4), { key: (count += 1), text }];
}

export function announced(): { key: number; text: string }[] {
  return state.lines;
}
