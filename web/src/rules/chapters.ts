/** What stands on the rules pages, in order. Every text is a message; figures and positions come from the engine. */
import type { GameName } from '../lib/types';

export type Figure = 'points' | 'dealt' | 'eklat' | 'ranks' | 'goals' | 'bonus' | 'goals2' | 'kills';

export type Block =
  | { text: string }
  | { cards: string[] }
  | { figure: Figure }
  | { example: string };

export interface Chapter {
  /** Its anchor; the title is the message law-<game>-<id>. */
  id: string;
  title: string;
  blocks: Block[];
}

export const GAMES: GameName[] = ['mu', 'mu2', 'heuldoch'];

/** The rulings of a game by number. */
export const RULINGS: Record<GameName, string[]> = {
  mu: numbered('M', 13),
  mu2: numbered('T', 12),
  heuldoch: numbered('H', 12),
};

function numbered(letter: string, last: number): string[] {
  return Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);
}

/** A plan of a chapter: numbers are paragraphs of its own, everything else stands between them. */
type Plan = (number | Exclude<Block, { text: string }>)[];

const PLANS: Record<GameName, Record<string, Plan>> = {
  mu: {
    idea: [1, 2, 3],
    cards: [1, { cards: ['R7', 'Y0', 'G9', 'B6', 'K1'] }, 2, { figure: 'points' }, 3],
    deal: [1, { figure: 'dealt' }, 2],
    auction: [1, 2, 3, 4, 5, { example: 'mu-bid' }],
    eklat: [1, 2, { figure: 'eklat' }, 3, 4, { example: 'mu-eklat' }],
    roles: [1, 2, 3, { example: 'mu-vice' }, { example: 'mu-no-vice' }],
    trumps: [1, { example: 'mu-trump' }, 2, { example: 'mu-merged' }, 3, 4, { figure: 'ranks' }, { example: 'mu-double' }, 5],
    partner: [1, { example: 'mu-partner' }, 2, { figure: 'goals' }],
    play: [1, 2, { example: 'mu-follow' }, 3, 4, { example: 'mu-equal' }, 5],
    scoring: [1, 2, { figure: 'bonus' }, { example: 'mu-bonus' }, 3, 4, { example: 'mu-missed' }],
    end: [1, 2],
    house: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  },
  mu2: {
    idea: [1, 2, 3],
    deal: [1, 2, 3, 4],
    auction: [1, 2, 3, 4, { example: 'mu2-auction' }],
    skat: [1, 2, { example: 'mu2-discard' }],
    trumps: [1, 2, { example: 'mu2-trump' }],
    reveal: [1, 2, 3, { example: 'mu2-reveal' }],
    play: [1, 2, 3, { example: 'mu2-follow' }],
    scoring: [1, { figure: 'goals2' }, 2, 3, { example: 'mu2-goal' }],
    house: [1, 2, 3],
  },
  heuldoch: {
    idea: [1, 2],
    cards: [1, { cards: ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7'] }, 2],
    deal: [1],
    turn: [1, 2],
    neighbours: [1, 2, { example: 'heul-forced' }, { example: 'heul-two' }],
    onions: [1, 2, 3, { example: 'heul-onion' }],
    end: [1, 2, { figure: 'kills' }, 3, { example: 'heul-end' }],
    specials: [
      1,
      { cards: ['catapult', 'towel', 'carousel', 'werewolf'] },
      2,
      { example: 'heul-catapult' },
      3,
      { example: 'heul-towel' },
      4,
      { example: 'heul-carousel' },
      5,
      { example: 'heul-werewolf' },
      { example: 'heul-special-open' },
    ],
    house: [1, 2, 3],
  },
};

export function chapters(game: GameName): Chapter[] {
  return Object.entries(PLANS[game]).map(([id, plan]) => ({
    id,
    title: `law-${game}-${id}`,
    blocks: plan.map((part): Block => (typeof part === 'number' ? { text: `law-${game}-${id}-${part}` } : part)),
  }));
}

/** The game whose rulings carry this number's letter; undefined if it is no ruling. */
export function gameOfRuling(number: string): GameName | undefined {
  return GAMES.find((game) => RULINGS[game].includes(number));
}
