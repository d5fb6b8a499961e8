/** What just happened: the last few events that were told, each as one text. */
import { say, type Ears } from '../../lib/said';
import type { TableEvent } from '../../lib/types';

export function justNow(events: readonly TableEvent[], ears: Ears, most = 3): { version: number; text: string }[] {
  const told = events.filter((event) => event.event !== 'chatted' && event.told?.length);
  return told.slice(-most).map(({ version, told: lines }) => ({ version, text: (lines ?? []).map((said) => say(said, ears)).join(' ') }));
}
