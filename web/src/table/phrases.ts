/** Phrases that everybody reads in their own language; the server knows the same ones. */
export const PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'sorry', 'one-moment', 'your-turn', 'good-game', 'again'] as const;
