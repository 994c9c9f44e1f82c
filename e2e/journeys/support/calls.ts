import type { Page, Route } from '@playwright/test';

/** Where the page sends a coupon. */
export const PLACEMENTS = '**/web-api/coupons';

/**
 * Takes each request that the page posts to an address into the journey's hands.
 * @param take lets it go on, changed or not, or answers it; how many there have been, from 1
 * @returns the keys under which they have come so far
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
 * Takes the page's own time limit away from its calls, for journeys in which play goes on while one is on its way: how
 * long that takes depends on the machine. Call it before the page is opened.
 */
export async function waitForAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/**
 * Resolves once the feed's socket has brought something: from then on notices about the player's bets and money come.
 * Call it before the page is opened.
 */
export function feedHeard(page: Page): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  page.on('websocket', (socket) => socket.on('framereceived', () => resolve()));
  return promise;
}
