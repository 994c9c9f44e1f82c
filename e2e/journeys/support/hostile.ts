import type { BrowserContext } from '@playwright/test';

/** Makes storage and locks throw on access, as in browsers that block what pages store on the device. */
export async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Blocked.', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
      Object.defineProperty(globalThis, area, { get: refuse });
    }
    if (!('locks' in navigator)) return;
    for (const name of ['request', 'query'] as const) {
      navigator.locks[name] = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
    }
  });
}

/** Ignores the page's cookies, as browsers that block them for one site do: `navigator.cookieEnabled` stays true. */
export async function blockCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => '',
      set() {
        // Ignored.
      },
    });
  });
}

/** Refuses all fonts, as firewalls and some extensions do. */
export async function refuseFonts(context: BrowserContext): Promise<void> {
  await context.route('**/fonts/*', (route) => route.abort());
}
