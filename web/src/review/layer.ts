/** The review as a layer of the replay; loaded with its words when somebody asks for it. */
import type { Component } from 'svelte';
import type { Seat } from '../lib/types';
import { loadWords } from '../lib/words.svelte';
import type { Source } from '../replay/types';
import ReviewPanel from './ReviewPanel.svelte';
import { Reviewing } from './reviewing.svelte';
import Verdict from './Verdict.svelte';

export interface Layer {
  reviewing: Reviewing;
  Panel: typeof ReviewPanel;
  Mark: Component<{ verdict: import('./verdicts').Verdict; size?: number; silent?: boolean }>;
}

export async function open(source: Source, deal: number, players: string[], seat: Seat | null): Promise<Layer> {
  await loadWords('review');
  const reviewing = new Reviewing(source, deal, players);
  void reviewing.ask(seat);
  return { reviewing, Panel: ReviewPanel, Mark: Verdict };
}
