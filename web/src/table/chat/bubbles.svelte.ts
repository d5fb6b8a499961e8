/** What was said a moment ago, to be shown at the plates: of each seat the last words, for as long as they take to be read. */
import type { Seat, TableEvent } from '../../lib/types';
import { chatted } from '../log';
import { isReaction, type Reaction } from '../phrases';

export interface Bubble {
  version: number;
  seat: Seat;
  text: string;
  reaction: Reaction | null;
}
/** Milliseconds: to be noticed, for each letter, and at most. */
const [NOTICED, LETTER, LONGEST] = [3500, 45, 9000];

export class Bubbles {
  now = $state.raw<readonly Bubble[]>([]);

  hear(event: TableEvent): void {
    if (event.seat === undefined || event.seat === null) return;
    const { version, seat, phrase } = event;
    const said: Bubble = { version, seat, text: chatted(event), reaction: isReaction(phrase) ? phrase : null };
    this.now = [...this.now.filter((other) => other.seat !== seat), said];
    setTimeout(() => (this.now = this.now.filter((other) => other !== said)), Math.min(LONGEST, NOTICED + LETTER * said.text.length));
  }
}
