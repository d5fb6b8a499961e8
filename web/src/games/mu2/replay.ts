/** What a replay of Mü for two shows besides one seat's view. */
import { t } from '../../lib/words.svelte';
import type { Mu2View } from './types';

/** Both players know something of skat and discards. */
export function shown({ max_bid: _, discard: __, ...view }: Mu2View, all: Mu2View[] | null): Mu2View {
  const known = (what: 'skat' | 'discards'): string[] | null => view[what] ?? all?.map((other) => other[what]).find((cards) => cards) ?? null;
  return { ...view, skat: known('skat'), discards: known('discards') };
}

/** What lies face down under the columns, in the skat and among the crown's discards. */
export function hidden(view: Mu2View, deal: Record<string, unknown>, names: string[]): { name: string; cards: string[] }[] {
  const under = ((deal.hidden ?? []) as Record<string, string>[]).map((columns, seat) => {
    const turned = view.turned.filter((one) => one.seat === seat).map((one) => one.dealt_to);
    const cards = Object.entries(columns).flatMap(([column, card]) => (turned.includes(column) ? [] : [card]));
    return { name: t('mu2-replay-face-down', { who: names[seat] ?? '' }), cards };
  });
  const away = view.discards ? { name: t('mu2-replay-discards'), cards: view.discards } : { name: t('mu2-replay-skat'), cards: (deal.skat ?? []) as string[] };
  return [...under, away].filter(({ cards }) => cards.length);
}
