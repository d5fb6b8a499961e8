/** What the room around a board knows, for the parts that stand on every board; replays have no room. */
import { getContext, setContext } from 'svelte';
import type { TableState } from '../../lib/types';
import type { Moment } from '../board';
import type { Bubble } from '../chat/bubbles.svelte';

export interface Room {
  readonly table: TableState;
  /** The server's clock minus ours, in seconds. */
  readonly skew: number;
  /** Ask a bot what it would do, where that is allowed and it is our turn. */
  readonly hint: (() => void) | null;
  /** It was asked and has not answered yet. */
  readonly asking: boolean;
  /** What there is to gasp at now. */
  readonly moment: Moment | null;
  /** What was said a moment ago. */
  readonly bubbles: readonly Bubble[];
}
const KEY = Symbol('room');

export const enterRoom = (room: Room): Room => setContext(KEY, room);
export const room = (): Room | undefined => getContext<Room | undefined>(KEY);
