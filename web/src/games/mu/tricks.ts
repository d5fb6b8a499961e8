/** What both games with this pack show. */
import type { MuView } from './types';

export type TrickView = Omit<MuView, 'laid'>;
