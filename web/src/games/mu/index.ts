import type { Play } from '../game';
import MuBoard from './board/MuBoard.svelte';
import MuResult from './board/MuResult.svelte';
import { moment } from './moments';
import type { MuView } from './types';

export const play: Play<MuView> = {
  Board: MuBoard,
  Result: MuResult,
  phrases: ['dare', 'greedy', 'scandal', 'trusted', 'mine'],
  keys: [
    ['p', 'mu-key-pass'],
    ['s', 'mu-key-sort'],
    ['t', 'mu-key-lens'],
    ['l', 'mu-key-last'],
  ],
  moment,
  sound: (_, before, after) => (after?.result?.outcome === 'eklat' && !before?.result ? 'eklat' : null),
  shown: ({ max_bid: _, ...view }) => view,
};
