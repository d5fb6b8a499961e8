/** Where we are: the path, its parts, the query and the fragment. Links are plain <a href> elements; clicks stay in the page. */
import { tick } from 'svelte';
import { isUnderSheet, watchBack } from './back';
import { pageOf } from './pages';

const here = $state({ path: location.pathname, search: location.search, hash: location.hash });

function look(): void {
  here.path = location.pathname;
  here.search = location.search;
  here.hash = location.hash;
}

export function path(): string {
  return here.path;
}

/** A text without its percent escapes; one that is no such text stays as it is. */
export function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The parts of the path: /t/abc is ['t', 'abc']. */
export function parts(): string[] {
  return here.path.split('/').filter(Boolean).map(plain);
}

export function query(): URLSearchParams {
  return new URLSearchParams(here.search);
}

export function hash(): string {
  return here.hash;
}

/** Go to another page of the client. */
export async function go(to: string, options: { replace?: boolean } = {}): Promise<void> {
  const target = new URL(to, location.href);
  const same = target.pathname === location.pathname;
  history[options.replace || isUnderSheet() ? 'replaceState' : 'pushState']({}, '', target);
  look();
  if (!same) {
    scrollTo(0, 0);
    await pageOf(parts()[0]).catch(() => null);
    await tick();
    document.querySelector<HTMLElement>('main, h1')?.focus?.({ preventScroll: true });
  }
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
}

/** Follow back and forward, and clicks on links of our own; called once. */
export function watchRoute(): void {
  addEventListener('popstate', look);
  watchBack();
  addEventListener('hashchange', look);
  document.addEventListener('click', (event) => {
    const anchor = (event.target as Element | null)?.closest?.('a');
    if (!anchor || !isPlainClick(event) || anchor.target || anchor.hasAttribute('download')) return;
    if (anchor.origin !== location.origin || anchor.pathname.startsWith('/api/')) return;
    if (anchor.pathname === location.pathname && anchor.search === location.search && anchor.hash) return;
    event.preventDefault();
    void go(anchor.href);
  });
}
