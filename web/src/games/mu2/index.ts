import type { Play } from '../game';
import Mu2Board from './board/Mu2Board.svelte';
import Mu2Result from './board/Mu2Result.svelte';
import { moment } from '../mu/moments';
import { hidden, shown } from './replay';
import type { Mu2View } from './types';

export const play: Play<Mu2View> = {
  Board: Mu2Board,
  Result: Mu2Result,
  phrases: ['dare', 'greedy', 'mine'],
  keys: [
    ['p', 'mu2-key-pass'],
    ['s', 'mu2-key-sort'],
    ['t', 'mu2-key-lens'],
    ['l', 'mu2-key-last'],
  ],
  moment,
  shown,
  hidden,
};
