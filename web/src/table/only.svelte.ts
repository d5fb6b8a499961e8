/** The only card that may be played is played by itself, for those who want that. */
import { settings } from '../lib/settings.svelte';
import type { View } from '../lib/types';
import { pace } from './steps.svelte';
import type { Visit } from './visit.svelte';

/** The move that there is no choice about, if it plays a card. */
export function onlyPlay(view: Pick<View, 'legal'> | null): string | null {
  const [move, ...others] = view?.legal ?? [];
  return move?.startsWith('play ') && !others.length ? move : null;
}

export function playOnly(visit: Visit): void {
  $effect(() => {
    const move = settings.onlyCard && visit.canAct ? onlyPlay(visit.view) : null;
    if (!move) return;
    const timer = setTimeout(() => void visit.act(move), pace().between);
    return () => clearTimeout(timer);
  });
}
