import Mu2Board from './Mu2Board.svelte';
import Mu2Result from './Mu2Result.svelte';
import { mu2Turn } from './turn';

export const board = { Board: Mu2Board, turn: mu2Turn, Result: Mu2Result };
