/** The client without a network: a worker keeps its files on the device. It waits until the page has nothing else to do. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(register, { timeout: 4000 });
  else setTimeout(register, 2000);
}
