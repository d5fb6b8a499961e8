/** Mü on the pad, in words and pictures. */
import type { IconName } from '../../../art/icons';
import { listed, t } from '../../../lib/words.svelte';
import type { Writing } from '../../../pad/pad';
import { inOrder, type AnyHand, type MuResult } from './count';
import Form from './Form.svelte';
import Rules from './Rules.svelte';

const ROLES = { chief: 'crown', vice: 'shield', partner: 'partner' } as const satisfies Record<string, IconName>;

function told({ hand, result }: { hand: AnyHand; result: MuResult }, name: (seat: number) => string): string {
  if (hand.kind === 'passed') return t('pad-row-passed');
  const { height } = hand;
  if (hand.kind === 'eklat') return t('pad-row-eklat', { names: listed(inOrder(hand.tied).map(name)), height, culprit: name(hand.culprit) });
  const trump = t(`pad-trump-${hand.trump}`);
  const text = t(`pad-row-${result.outcome}`, { goal: result.goal!, height, trump, points: result.side!, bonus: result.bonus!, short: result.short! });
  return result.alone ? t('pad-row-alone', { chief: name(hand.chief), what: text }) : text;
}

export const pad: Writing<AnyHand, MuResult> = {
  Form,
  Rules,
  signs: { made: 'check', failed: 'close', eklat: 'bolt', passed: 'no' },
  role(hand, seat) {
    if (hand.kind !== 'played') return null;
    const role = (['chief', 'vice', 'partner'] as const).find((one) => hand[one] === seat);
    return role ? [ROLES[role], `pad-${role}`] : null;
  },
  /** The bare card points. */
  isPlain: ({ hand, result }, seat) => hand.kind === 'played' && result.scores[seat] === hand.points[seat],
  caption: (row, name) => told(row, name) + (typeof row.hand.drawn === 'number' ? ` · ${t('pad-drawn-was', { digit: row.hand.drawn })}` : ''),
};
