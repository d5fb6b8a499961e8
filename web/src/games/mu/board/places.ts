/** Where everything lies on the desk: seats clockwise from the left neighbour, and the trick card of each, own card last. */
export interface Ring {
  /** Seats: percent from the left, pixels from the top of the oak. */
  seats: readonly (readonly [number, number])[];
  /** Width of a trick card. */
  card: number;
  /** Trick cards: pixels from the middle line and from the top. */
  trick: readonly (readonly [number, number])[];
}

const RINGS: Record<number, Ring> = {
  3: {
    seats: [
      [24, 40],
      [76, 40],
    ],
    card: 84,
    trick: [
      [-114, 92],
      [30, 92],
      [-42, 230],
    ],
  },
  4: {
    seats: [
      [13.5, 184],
      [50, 16],
      [86.5, 184],
    ],
    card: 70,
    trick: [
      [-132, 202],
      [-35, 149],
      [62, 202],
      [-35, 266],
    ],
  },
  5: {
    seats: [
      [13.5, 184],
      [26.5, 16],
      [73.5, 16],
      [86.5, 184],
    ],
    card: 78,
    trick: [
      [-190, 150],
      [-92, 92],
      [14, 92],
      [112, 150],
      [-39, 226],
    ],
  },
  6: {
    seats: [
      [11.5, 196],
      [17.5, 16],
      [50, 16],
      [82.5, 16],
      [88.5, 196],
    ],
    card: 70,
    trick: [
      [-218, 166],
      [-131, 146],
      [-35, 146],
      [61, 146],
      [148, 166],
      [-35, 264],
    ],
  },
};

export const ring = (players: number): Ring => RINGS[players] ?? (RINGS[5] as Ring);

/** While something large lies in the middle, the seats stand in one row on top. */
export const topRow = (players: number): { x: number; width: number }[] => {
  const count = players - 1;
  const width = count > 4 ? 204 : 232;
  return Array.from({ length: count }, (_, i) => ({ x: (100 * (i + 0.5)) / count, width }));
};
