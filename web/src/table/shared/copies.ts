/** Names for the things on the board: two copies of a card in one place are two things. */
export function copies(cards: readonly string[], zone: string): { key: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: `${zone}-${card}-${copy}`, card };
  });
}

/** Whether a move means this thing on the board: of two copies as many as it names, those first that are picked already. */
export function isMeant(move: string | null, key: string, picked: readonly string[] = []): boolean {
  const parts = key.split('-');
  const [zone, card, copy] = [parts[0]!, parts.at(-2)!, Number(parts.at(-1))];
  const [verb, ...words] = move?.split(' ') ?? [];
  if (verb !== 'play' && zone !== 'hand') return false;
  if (verb === 'play' && words[1] !== undefined && words[1] !== zone) return false;
  const isBefore = (other: number): boolean => {
    const [one, two] = [picked.includes([...parts.slice(0, -1), other].join('-')), picked.includes(key)];
    return one === two ? other < copy : one;
  };
  const before = [0, 1].filter((other) => other !== copy && isBefore(other)).length;
  return before < words.filter((word) => word === card).length;
}
