/** A card that is turned over on its pile. */
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

export const turnOver = (_: Element): TransitionConfig => ({
  duration: prefersReducedMotion.current ? 0 : 260,
  css: (t) => `transform: perspective(600px) rotateY(${(1 - t) * 90}deg)`,
});
