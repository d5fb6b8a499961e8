/** A record that was opened on this device goes, and what the server has found about it goes first. */
import { api, Refusal } from '../lib/api';
import { drop, find } from './kept';

/** It is not there any more, or we are somebody else now. */
const NOT_OURS = new Set(['no-such-review', 'who']);

/** Whether it is gone: without the server its reviews would stay there, so it stays here. */
export async function forget(key: string): Promise<boolean> {
  const reviews = find(key)?.reviews;
  try {
    for (const review of Array.isArray(reviews) ? reviews : []) {
      await api.delete(`/reviews/${encodeURIComponent(review)}`).catch((problem: unknown) => {
        if (!(problem instanceof Refusal && NOT_OURS.has(problem.code))) throw problem;
      });
    }
  } catch {
    return false;
  }
  drop(key);
  return true;
}
