/** Names for the things on the board: two copies of a card in one place are two things. */
export function copies(cards: readonly string[], zone: string): { key: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: `${zone}-${card}-${copy}`, card };
  });
}
