import HeulBoard from './HeulBoard.svelte';
import HeulResult from './HeulResult.svelte';
import { heulTurn } from './turn';

export const board = { Board: HeulBoard, turn: heulTurn, Result: HeulResult };
