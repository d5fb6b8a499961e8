/** A view of Mü for two. */
import type { Seat } from '../../lib/types';
import type { TrickView } from '../mu/types';

export interface Mu2View extends TrickView {
  columns: string[];
  dealt_open: string[][];
  open: string[][];
  face_down: number[][];
  skat: string[] | null;
  discards: string[] | null;
  /** How many hand cards the crown must discard now. */
  discard?: number;
  turned: { seat: Seat; dealt_to: string; card: string; after: number }[];
}
