/** The log of a table: what was told of every event under its headings, and what people said. */
import { say, type Ears } from '../lib/said';
import type { TableEvent } from '../lib/types';
import { edition, language, t } from '../lib/words.svelte';

export interface Line {
  key: string;
  kind: 'part' | 'line' | 'chat';
  text: string;
  who?: string;
}

interface Written {
  heading: string;
  lines: Line[];
}

/** What somebody said: their own words, or a phrase in the language of now. */
export const chatted = (event: TableEvent): string => (event.phrase ? t(`phrase-${event.phrase}`) : String(event.text));

function write(event: TableEvent, ears: Ears): Written {
  const key = `${event.version}`;
  if (event.event === 'chatted') return { heading: '', lines: [{ key, kind: 'chat', text: chatted(event), who: ears.names[event.seat ?? 0] ?? '' }] };
  const lines = (event.told ?? []).map((said, i): Line => ({ key: `${key}.${i}`, kind: 'line', text: say(said, ears) }));
  return { heading: event.chapter ? say(event.chapter, ears) : '', lines };
}

/** A log grows by a line at a time, and the old ones stay as they are. */
const written = new WeakMap<TableEvent, { heard: string; as: Written }>();

function once(event: TableEvent, ears: Ears, heard: string): Written {
  const known = written.get(event);
  if (known?.heard === heard) return known.as;
  const as = write(event, ears);
  written.set(event, { heard, as });
  return as;
}

/** A log that grows by a line at a time tells what was done under the names of those days: who sits down later did not do it. */
export function log(events: readonly TableEvent[], ears: Ears): Line[] {
  let now = ears;
  let heard = hearing(now);
  let part = '';
  return events.flatMap((event) => {
    if ((event.event === 'sat-down' || event.event === 'bot-seated') && event.called && event.seat !== undefined) {
      const names = now.names.map((name, seat) => (seat === event.seat ? String(event.called) : name));
      const isOurs = ears.you !== null && names[ears.you] === ears.names[ears.you];
      now = { names, you: isOurs ? ears.you : null };
      heard = hearing(now);
    }
    const { heading, lines } = once(event, now, heard);
    if (!heading || heading === part) return lines;
    part = heading;
    return [{ key: `${event.version}`, kind: 'part' as const, text: heading }, ...lines];
  });
}

const hearing = ({ names, you }: Ears): string => [language(), edition(), you, ...names].join('\n');
