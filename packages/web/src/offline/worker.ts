export {}; // after one visit everything is kept here, and the page needs no network

/** The global scope of a service worker, as far as it is used here. */
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetching {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const scope = globalThis as unknown as Scope; // this file is only ever the entry of a service worker

/** Put here by the build, see `offline-plugin.ts`: a name for this build, and its files. */
const BUILD = '%BUILD%';
const FILES: readonly string[] = JSON.parse('%FILES%');

const PREFIX = 'questhall-';
const CACHE = `${PREFIX}${BUILD}`;
const home = new URL('./', scope.registration.scope).href;
const assets = new URL('./assets/', home).href;

/** All or nothing: a build that did not come down whole is not used. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new URL(file, home).href));
}

async function removeOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await scope.clients.claim();
}

const kept = async (url: string): Promise<Response | undefined> => (await caches.open(CACHE)).match(url);

/** Files named by their content never change: what is kept is right. */
const keptFirst = async (request: Request): Promise<Response> => (await kept(request.url)) ?? fetch(request);

/** The page itself comes from the network while there is one, so that a new build is seen at once. */
async function networkFirst(request: Request, url: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const response = await kept(url);
    if (response === undefined) throw error;
    return response;
  }
}

scope.addEventListener('install', (event) => event.waitUntil(fill()));
scope.addEventListener('activate', (event) => event.waitUntil(removeOthers()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(home)) return;
  if (request.url.startsWith(assets)) event.respondWith(keptFirst(request));
  else event.respondWith(networkFirst(request, request.mode === 'navigate' ? home : request.url));
});
