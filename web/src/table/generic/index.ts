/** How every game can be played that has no board of its own here. */
import type { Play } from '../board';
import PlainBoard from './PlainBoard.svelte';
import PlainResult from './PlainResult.svelte';

export const play: Play = { Board: PlainBoard, Result: PlainResult };
