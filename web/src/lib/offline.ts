/** The client without a network: a worker keeps its files on the device. It waits until the page has nothing better to do. */
const PATIENCE = 2500;

export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  };
  setTimeout(() => (typeof requestIdleCallback === 'function' ? requestIdleCallback(register, { timeout: 4000 }) : register()), PATIENCE);
}
