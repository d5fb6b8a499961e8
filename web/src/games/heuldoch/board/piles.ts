import type { Lying } from '../types';

/** Under which name a card on a pile travels. */
export const nameOf = (lying: Lying): string => (lying.laid_by < 0 ? `first-${lying.card}-0` : `laid-${lying.laid_by}`);
