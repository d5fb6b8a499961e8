import MuBoard from './MuBoard.svelte';
import { muTurn } from './words';

export const board = { Board: MuBoard, turn: muTurn, Result: null };
