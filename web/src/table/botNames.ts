import { has, t } from '../lib/words.svelte';

/** Bots are stones: each seat has its own. */
export const BOT_NAMES = ['Kiesel', 'Quarz', 'Basalt', 'Schiefer', 'Granit', 'Marmor'] as const;

/** How well a bot plays, in a word. */
export const botLevel = (bot: string): string => (has(`tbl-level-${bot}`) ? t(`tbl-level-${bot}`) : bot);
