/** One place of a trick. */
import type { Trump } from '../../art/paper';

export interface Lying {
  seat: number;
  name: string;
  card: string | null;
  trump?: Trump | null;
  /** Where the card comes from, for its journey: names of other things on the board. */
  from?: string;
  best?: boolean;
  led?: boolean;
  /** It is this seat's turn: the place is marked. */
  next?: boolean;
}
