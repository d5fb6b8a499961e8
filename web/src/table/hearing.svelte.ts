/** What happens at a table is heard: sounds, words for screen readers, and the question in the page's title. */
import { untrack } from 'svelte';
import { announce } from '../lib/announce.svelte';
import { say, spoken } from '../lib/said';
import { play } from '../lib/sound';
import type { TableEvent, View } from '../lib/types';
import { chatted } from './log';
import type { Visit } from './visit.svelte';

/** What these events sound like and how they are told. */
export function hear(visit: Visit, events: readonly TableEvent[], before: View | null, after: View | null): void {
  const { ears, game } = visit;
  for (const event of events) {
    if (event.event === 'chatted' && after) visit.bubbles.hear(event);
    if (event.event === 'moved') play(visit.play?.sound?.(String(event.move), before, after) ?? 'card');
    if (event.event !== 'chatted') announce(spoken((event.told ?? []).map((said) => say(said, ears)).join(' '), game));
    else if (event.seat !== ears.you) announce(`${ears.names[event.seat ?? 0]}: ${chatted(event)}`);
  }
}

/** Whose turn it is, in the title; every new question of ours is said, the first one with a sound. */
export function followQuestions(visit: Visit): void {
  let asked = '';
  $effect(() => {
    document.title = visit.question && visit.table.phase === 'playing' ? `${visit.isMine ? '● ' : ''}${visit.question} – Eklat` : 'Eklat';
    return () => (document.title = 'Eklat');
  });
  $effect(() => {
    const question = visit.isMine && visit.steps.current ? visit.question : '';
    untrack(() => {
      if (question && !asked) play('turn');
      if (question && question !== asked) announce(question);
      asked = question;
    });
  });
}
