/** Eklat as an app of the device: browsers offer it once, early, and we keep the offer until somebody asks for it. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}
let offer = $state.raw<Offer | null>(null);

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = event as Offer;
});
addEventListener('appinstalled', () => (offer = null));

export const install = {
  get offered(): boolean {
    return offer !== null;
  },
  /** An iPhone or iPad offers nothing: people do it themselves. */
  get byHand(): boolean {
    const isThere = matchMedia('(display-mode: standalone)').matches;
    return !isThere && (/iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1));
  },
  async ask(): Promise<void> {
    const asked = offer;
    offer = null;
    await asked?.prompt();
  },
};
