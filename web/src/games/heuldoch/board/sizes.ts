/** How large the cards on a phone are: the largest that fit. */
export interface Sizes {
  /** Width of the piles opposite, of the neighbours', of the own one, and of the hand. */
  top: number;
  side: number;
  own: number;
  hand: number;
  /** The hand lies beside the own pile instead of below it, where nobody plays. */
  beside: boolean;
}

export interface Room {
  width: number;
  height: number;
  /** Whether anybody sits between the neighbours. */
  tops: boolean;
  specials: boolean;
  plays: boolean;
  opened: boolean;
}

/** From the largest. */
const ALL = [
  { top: 54, side: 100, own: 84, hand: 80 },
  { top: 54, side: 80, own: 72, hand: 80 },
  { top: 48, side: 66, own: 58, hand: 74 },
  { top: 40, side: 54, own: 46, hand: 64 },
  { top: 34, side: 46, own: 40, hand: 56 },
  { top: 34, side: 42, own: 40, hand: 56 },
];
/** Below this height everything moves closer. */
export const LOW = 600;
/** An open hand beside a pile. */
const HELD = 62;

/** A phone lying on its side: the others on the left, ourselves on the right. */
export const isWide = (width: number, height: number): boolean => height < 480 && width >= 560;
/** How wide the piles in the middle are. */
export const middleOf = ({ width, opened }: Room): number => (opened && width < 350 ? 36 : 44);

export function sizesFor(room: Room): Sizes {
  const { width, height, tops, specials, plays, opened } = room;
  const [wide, low, middle] = [isWide(width, height), height < LOW, middleOf(room)];
  const across = wide ? width / 2 : width;
  const rim = (across - 22 - (specials ? 2 * middle + 10 : middle)) / 2;
  const tall = (card: number): number => card * 1.4;
  const theirs = (one: Sizes): number => (tops ? 49 + Math.max(tall(one.top), opened ? 65 : 0) : 0) + Math.max(wide ? 0 : low ? 120 : 142, 53 + tall(one.side));
  const ours = (one: Sizes): number =>
    44 + (plays && !low ? 30 : 20) + (one.beside ? tall(Math.max(one.own, one.hand)) + 26 : Math.max(84, tall(one.own) + (wide ? 16 : 28)) + tall(one.hand));
  const free = height - (wide ? 48 : 56) - (plays ? (wide ? 56 : 64) : 0);
  const spare = (one: Sizes): number => free - (wide ? Math.max(theirs(one), ours(one)) : theirs(one) + ours(one));
  const stacked = ALL.map((one) => ({ ...one, beside: false }));
  const beside = ALL.map((one) => ({ ...one, hand: Math.min(64, Math.floor((across - 136 - one.own) / 4)), beside: true }));
  const fits = (one: Sizes): boolean => (!opened || one.side + HELD <= rim) && spare(one) >= 0;
  return [...stacked, ...(plays ? [] : beside)].find(fits) ?? (plays ? stacked : beside).at(-1)!;
}
