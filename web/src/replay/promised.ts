import type { Promised } from '../lib/promises';
import type { Proof } from './types';

/**
 * What a proof is worth to this device. `kept`: what it was shown before it opened its seal is what the proof says, and its share is
 * in. `broken`: it is not. `out`: it sealed a share, but opened none, and none of it is in; so the seals say nothing to it.
 */
export type Worth = 'kept' | 'broken' | 'out';

export function worth(known: Promised, proof: Proof): Worth {
  if (known.commitment !== proof.commitment) return 'broken';
  const isIn = proof.salts.includes(known.salt);
  if (!known.seals) return isIn ? 'kept' : 'out';
  return isIn && known.seals.join() === (proof.seals ?? []).join() ? 'kept' : 'broken';
}
