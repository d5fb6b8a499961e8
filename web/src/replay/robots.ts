/** Who of these players is a bot: a record does not say it, and a person may bear a bot's name; so only the chairs of a table know. */
import type { Chair } from '../lib/types';

export const robots = (players: readonly string[], seats: readonly Chair[] = []): boolean[] =>
  players.map((name, seat) => seats[seat]?.kind === 'bot' && seats[seat].shown === name);
