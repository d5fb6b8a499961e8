/** Eklat as an app: phones that offer nothing are told how, and nobody is who has it already. */
import { afterEach, expect, test, vi } from 'vitest';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130 Mobile';

async function device(userAgent: string, touches: number, isInstalled = false) {
  const listeners = new Map<string, (event: unknown) => void>();
  vi.stubGlobal('addEventListener', (name: string, heard: (event: unknown) => void) => listeners.set(name, heard));
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: touches });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  vi.resetModules();
  return { listeners, ...(await import('./install.svelte')) };
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['an iPhone', IPHONE, 5, true],
  ['an iPad, which calls itself a Macintosh', IPAD, 5, true],
  ['a Macintosh', IPAD, 0, false],
  ['an Android phone', ANDROID, 5, false],
])('%s', async (_, userAgent, touches, isHinted) => {
  const { install } = await device(userAgent, touches);
  expect(install.byHand).toBe(isHinted);
});

test('an app needs no hint', async () => {
  const { install } = await device(IPHONE, 5, true);
  expect(install.byHand).toBe(false);
});

test('what a browser offers is kept until somebody asks for it, once', async () => {
  const { install, listeners } = await device(ANDROID, 5);
  expect(install.offered).toBe(false);
  const prompt = vi.fn(() => Promise.resolve());
  listeners.get('beforeinstallprompt')?.({ preventDefault: () => undefined, prompt });
  expect(install.offered).toBe(true);
  await install.ask();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(install.offered).toBe(false);
});
