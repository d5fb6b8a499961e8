/** Bots are stones: each seat has its own. */
export const BOT_NAMES = ['Kiesel', 'Quarz', 'Basalt', 'Schiefer', 'Granit', 'Marmor'] as const;
