import { has, t } from './words.svelte';

/** How well a bot plays, in a word. */
export const botLevel = (bot: string): string => (has(`tbl-level-${bot}`) ? t(`tbl-level-${bot}`) : bot);
