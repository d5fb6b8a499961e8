/** Phrases that everybody reads in their own language; the server knows the same ones. A game's own stand in its folder. */
export const POLITE = ['hello', 'good-luck', 'well-played', 'thanks', 'sorry', 'one-moment', 'your-turn', 'good-game', 'again'] as const;
/** Those that have a face. */
export const REACTIONS = ['laugh', 'weep', 'gasp', 'wink', 'cheer'] as const;
export type Reaction = (typeof REACTIONS)[number];

export const isReaction = (phrase: unknown): phrase is Reaction => (REACTIONS as readonly unknown[]).includes(phrase);
