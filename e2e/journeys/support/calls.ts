import type { Page, Route } from '@playwright/test';

/** Endpoint to which the page sends a coupon. */
export const PLACEMENTS = '**/web-api/coupons';

/**
 * Intercepts each POST request of the page to an address.
 * @param take continues the request, changed or not, or fulfils it; gets the number of requests so far, from 1
 * @returns idempotency keys of the requests so far
 */
export async function takePosts(
  page: Page,
  address: string,
  take: (route: Route, count: number) => Promise<void>,
): Promise<readonly (string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    await take(route, keys.length);
  });
  return keys;
}

/**
 * Removes the page's own timeout from its calls, for journeys in which play advances while a call is under way: its
 * duration depends on the machine. Call it before the page is opened.
 */
export async function waitForAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/**
 * Resolves once the feed's socket has received a frame: from then on the page is notified about the player's bets and
 * money. Call it before the page is opened.
 */
export function feedHeard(page: Page): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  page.on('websocket', (socket) => socket.on('framereceived', () => resolve()));
  return promise;
}
