import MuBoard from './MuBoard.svelte';
import MuResult from './MuResult.svelte';
import { muTurn } from './words';

export const board = { Board: MuBoard, turn: muTurn, Result: MuResult };
