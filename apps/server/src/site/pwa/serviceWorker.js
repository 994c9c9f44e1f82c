// The server puts what it knows of the build in front of this: VERSION, FILES, LANGUAGES and ICON.
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

// Safari ends the subscription of a site that takes messages without a notification.
const HAS_TO_SHOW = /Safari/.test(navigator.userAgent) && !/Chrom/.test(navigator.userAgent);

/** Shows a message as a notification, unless a page in sight shows it. */
async function showMessage({ title, body, lang, dir, tag, path }) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const isShown = pages.some(({ visibilityState }) => visibilityState === 'visible');
  if (isShown && !HAS_TO_SHOW) return;
  await self.registration.showNotification(title, {
    ...(body && { body }),
    lang,
    dir,
    tag,
    icon: ICON,
    data: { path },
  });
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showMessage(event.data.json()));
});

/** Opens an address of the site in a page that is open already, else in a new one. */
async function openPath(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) {
    await self.clients.openWindow(url.href);
    return;
  }
  await page.focus();
  await page.navigate(url.href);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath(event.notification.data.path));
});
