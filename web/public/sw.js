// @ts-check
/**
 * Eklat without a network. After the first visit the whole client is on the device: the page, and every file it can ask for.
 * Files under /assets/ carry a mark of their content in their names, so what is kept never grows old. The page itself comes
 * from the network whenever there is one; if it has changed, its files are fetched first and the page is replaced last, so
 * that what is kept always fits together. Tables (/api, /ws) are never touched.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const KEPT = 'eklat-1';
const SHELL = '/';
const EXTRAS = ['/manifest.webmanifest', '/icon.svg', '/icon-192.png'];
const PATIENCE = 4000;
const LIST = /<meta name="files" content="([^"]+)">/;

/**
 * Every file a page can ask for: the list it names, and what is on it.
 * @param {string} html @param {(path: string) => Promise<Response | undefined>} open
 * @returns {Promise<Set<string>>}
 */
async function filesOf(html, open) {
  const list = LIST.exec(html)?.[1];
  const names = list && (await open(list));
  return new Set(list && names ? [list, ...(await names.json())] : []);
}

/** @type {Promise<void> | null} */
let refreshing = null;

/** Keep this page and all its files. @param {Response} [page] */
function refresh(page) {
  refreshing ??= keep(page).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/** @param {Response} [page] */
async function keep(page) {
  const cache = await caches.open(KEPT);
  const fresh = page ?? (await fetch(SHELL, { cache: 'no-cache' }));
  if (!fresh.ok || !fresh.headers.get('content-type')?.includes('text/html')) return;
  const headers = new Headers(fresh.headers);
  headers.delete('content-encoding');
  headers.delete('link'); // it names the files of one page; what is kept stands for all
  const html = await fresh.text();
  const old = await (await cache.match(SHELL))?.text();
  if (html === old) return;
  /** @param {string} path */
  const fetched = async (path) => {
    const there = await cache.match(path);
    if (there) return there;
    const file = await fetch(path);
    if (!file.ok) throw new Error(`${path}: ${file.status}`); // the page that is kept stays; the next visit tries again
    await cache.put(path, file.clone());
    return file;
  };
  const files = await filesOf(html, fetched);
  for (const path of files) await fetched(path);
  for (const path of EXTRAS) await cache.add(path).catch(() => undefined);
  await cache.put(SHELL, new Response(html, { headers }));
  // An open page of the last version may still ask for its own files; older ones go.
  const last = old ? await filesOf(old, (path) => cache.match(path)) : new Set();
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/assets/') && !files.has(pathname) && !last.has(pathname)) await cache.delete(url);
  }
}

/** @param {FetchEvent} event */
async function page(event) {
  const cached = caches.match(SHELL);
  const network = fetch(event.request).then((response) => ({ response, copy: response.ok && !response.redirected ? response.clone() : null }));
  event.waitUntil(network.then(({ copy }) => copy && refresh(copy)).catch(() => undefined));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(() => cached);
  try {
    const answer = network.then(({ response }) => response);
    const first = await Promise.race([answer, late]);
    const found = first && first.status < 500 ? first : await cached;
    return found ?? (await answer);
  } catch {
    return (await cached) ?? Response.error();
  }
}

/** @param {Request} request */
async function asset(request) {
  const there = await caches.match(request, { ignoreVary: true });
  if (there) return there;
  const response = await fetch(request);
  if (response.ok) (await caches.open(KEPT)).put(request, response.clone()).catch(() => undefined);
  return response;
}

/** @param {Request} request */
async function newest(request) {
  try {
    const response = await fetch(request);
    if (response.ok) (await caches.open(KEPT)).put(request, response.clone()).catch(() => undefined);
    return response;
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(refresh().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith('eklat-') && name !== KEPT) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (/^\/(api|ws|metrics|health)(\/|$)/.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (EXTRAS.includes(url.pathname)) event.respondWith(newest(request));
});
