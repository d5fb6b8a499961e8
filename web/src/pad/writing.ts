/** How each game that has a pad is written down and told. It comes with the page, which works without a network. */
import type { Writing } from './pad';

const WRITINGS = import.meta.glob<Writing>('../games/*/pad/index.ts', { eager: true, import: 'pad' });

export const writingOf = (game: string): Writing => WRITINGS[`../games/${game}/pad/index.ts`]!;
