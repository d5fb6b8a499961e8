/** What a game's board gets from the table page, the replay and the examples. A board shows a view and offers its legal moves. */
import type { Seat, TableState, View } from '../lib/types';

export type Tool = 'menu' | 'chat' | 'scores' | 'hint';

export interface BoardProps<V extends View = View> {
  view: V;
  /** Null in replays. */
  table: TableState | null;
  /** The names by seat. */
  names: string[];
  /** Seats that a bot plays now. */
  bots: boolean[];
  /** Our seat; null if we only watch. */
  you: Seat | null;
  /** The seat at the lower edge: ours, or the one a replay looks from. */
  below: Seat;
  /** Make a move; null where there is nothing to do but look. Resolves when the server has answered. */
  act: ((move: string) => Promise<void>) | null;
  /** In replays with all cards open: what everybody holds. */
  hands?: (string[] | null)[];
  /** Seats whose person is away. */
  away: Seat[];
  /** What a bot would do, at practice tables: the move to be marked. */
  advice?: string | null;
  /** A trick has just been finished: show `last_trick` in the middle, with its winner, until this is over. */
  holding: boolean;
  /** Tap on the held trick: go on at once. */
  skip: () => void;
  /** Open something of the table page: the phone's tools. */
  open: (tool: Tool) => void;
  /** How many unread lines of chat there are. */
  unread: number;
}
