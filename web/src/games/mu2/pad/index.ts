/** Mü for two on the pad, in words and pictures. */
import { t } from '../../../lib/words.svelte';
import type { Writing } from '../../../pad/pad';
import type { AnyHand, Mu2Result } from './count';
import Form from './Form.svelte';

export const pad: Writing<AnyHand, Mu2Result> = {
  Form,
  signs: { crown: 'check', shield: 'close', redeal: 'again' },
  role: (hand, seat) => (hand.kind !== 'played' ? null : hand.crown === seat ? ['crown', 'pad-crown'] : ['shield', 'pad-shield']),
  isPlain: () => false,
  caption({ hand, result, dealer }, name) {
    if (hand.kind === 'passed') return t('pad-row-redealt', { dealer: name(dealer) });
    const values = { crown: name(hand.crown), height: hand.height, goal: result.goal! };
    if (typeof hand.points !== 'number') return t(`pad-row-${result.outcome}-plain`, values);
    return t(`pad-row-${result.outcome}`, { ...values, points: hand.points });
  },
};
