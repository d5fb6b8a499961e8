/** Heul doch! on the pad, in words and pictures. */
import { listed, t } from '../../../lib/words.svelte';
import type { Writing } from '../../../pad/pad';
import { best, type Counted, type HeulResult } from './count';
import Form from './Form.svelte';
import Rules from './Rules.svelte';

export const pad: Writing<Counted, HeulResult> = {
  Form,
  Rules,
  signs: { finished: 'onion' },
  role: () => null,
  isPlain: () => false,
  caption({ result: { scores, lost } }, name) {
    const won = best(scores, lost);
    const text = t('pad-row-counted', { names: listed(won.map(name)), count: won.length });
    const losses = lost.flatMap((points, seat) => (points ? [`${name(seat)} ${points}`] : []));
    return losses.length ? `${text} · ${t('pad-row-lost', { list: losses.join(', ') })}` : text;
  },
};
