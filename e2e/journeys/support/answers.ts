import type { Page } from '@playwright/test';

/** Calls that tell a page of sports, matches, championships and players; those of the site itself stay as they are. */
const TOLD =
  /\/web-api\/(?:line|feed\/poll|cricket|cyber|champs|teams|results|broadcasts|statistics|search)\b/;

const NAMES: ReadonlySet<string> = new Set(['home', 'away', 'competition', 'name', 'team', 'round']);
const LONG = 'Llanfairpwllgwyngyll and District Unterschleißbach-Süd';

/** Lets every answer about sport through a change; sockets are refused, so that the feed comes by calls as well. */
export async function changeAnswers(page: Page, change: (told: unknown) => unknown): Promise<void> {
  await page.routeWebSocket(/\/web-api\/feed\/socket/, (socket) => void socket.close());
  await page.route(TOLD, async (route) => {
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    await route.fulfill({ response: answer, json: change(await answer.json()) });
  });
}

/** Makes every name as long as names get. */
export function longNames(told: unknown): unknown {
  return mapped(told, (key, value) =>
    NAMES.has(key) && typeof value === 'string' && value !== '' ? `${value} ${LONG}` : value,
  );
}

/** Leaves nothing in any list. */
export function noEntries(told: unknown): unknown {
  return mapped(told, (_, value) => (Array.isArray(value) ? [] : value));
}

/** Refuses every call about sport until it is stopped. @returns stops it */
export async function refuseAnswers(page: Page): Promise<() => Promise<void>> {
  await page.routeWebSocket(/\/web-api\/feed\/socket/, (socket) => void socket.close());
  await page.route(TOLD, (route) => route.abort());
  return () => page.unroute(TOLD);
}

function mapped(told: unknown, change: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(told)) return told.map((entry) => mapped(entry, change));
  if (typeof told !== 'object' || told === null) return told;
  return Object.fromEntries(
    Object.entries(told).map(([key, value]) => [key, mapped(change(key, value), change)]),
  );
}
