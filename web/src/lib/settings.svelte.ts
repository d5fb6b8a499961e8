/** What people have set on this device. Kept in the browser's storage; whatever is broken there falls back to the default. */
const KEY = 'eklat-settings';

export const SPEEDS = ['relaxed', 'brisk', 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  language: string;
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  quickPlay: boolean;
  botPauses: boolean;
  /** How fast the moves of others are shown. */
  speed: Speed;
  /** The only card that may be played is played by itself. */
  onlyCard: boolean;
}

const DEFAULTS: Settings = { language: '', theme: 'auto', sound: false, quickPlay: false, botPauses: true, speed: 'brisk', onlyCard: false };

/** What is sound of settings that come from elsewhere. */
export function sound(found: unknown): Partial<Settings> {
  if (typeof found !== 'object' || found === null) return {};
  const known = Object.entries(found).filter(([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Settings]);
  const kept: Partial<Settings> = Object.fromEntries(known);
  if (kept.speed && !SPEEDS.includes(kept.speed)) delete kept.speed;
  // before there were three speeds, there was a switch
  return 'fast' in found && found.fast === true ? { speed: 'at-once', ...kept } : kept;
}

function stored(): Partial<Settings> {
  try {
    return sound(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

const dark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;

function paint(): void {
  const night = settings.theme === 'dark' || (settings.theme === 'auto' && dark?.matches);
  document.documentElement.dataset.theme = night ? 'dark' : 'light';
}

/** Keep settings in storage and the theme on the page, and follow what other tabs set; called once. */
export function watchSettings(changed: () => void): void {
  dark?.addEventListener('change', paint);
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    Object.assign(settings, stored());
    changed();
  });
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        /* a browser that keeps nothing still plays */
      }
      paint();
    });
  });
}

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'auto' && Boolean(dark?.matches));
}
