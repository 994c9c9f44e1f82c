// The server puts what it knows of the build in front of this: VERSION, FILES and LANGUAGES.
const KEPT = `touchline-${VERSION}`;
const offlinePage = (language) => `/offline-${language}.html`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(KEPT).then((cache) =>
      // Files of the build change their address with their content, so those that the page has loaded are reused.
      cache.addAll([
        ...FILES,
        ...LANGUAGES.map((language) => new Request(offlinePage(language), { cache: 'reload' })),
      ]),
    ),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('touchline-') && name !== KEPT)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

// A new version waits until the player says so.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting();
});

/** Files whose address changes with what is in them. */
function isForEver({ pathname, search }) {
  return (
    pathname.startsWith('/assets/') ||
    pathname.startsWith('/fonts/') ||
    (pathname.startsWith('/icons/') && search.startsWith('?v='))
  );
}

async function keptOrFetched(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') {
    const copy = answer.clone();
    // A full device costs the copy, never the file.
    void caches
      .open(KEPT)
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined);
  }
  return answer;
}

/** Pages come from the network alone: what they hold is a player's, and of this moment. */
async function pageOrOffline(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const [, segment] = new URL(request.url).pathname.split('/');
    const language = LANGUAGES.includes(segment) ? segment : LANGUAGES[0];
    const page = await caches.match(offlinePage(language));
    if (page) return page;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(request));
  else if (isForEver(url)) event.respondWith(keptOrFetched(request));
});
