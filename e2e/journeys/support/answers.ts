import type { Page } from '@playwright/test';

/** Calls that return sports, matches, competitions and players; calls about the site itself aren't changed. */
const TOLD =
  /\/web-api\/(?:line|feed\/poll|cricket|cyber|champs|teams|results|broadcasts|statistics|search)\b/;

const NAMES: ReadonlySet<string> = new Set(['home', 'away', 'competition', 'name', 'team', 'round']);
const LONG = 'Llanfairpwllgwyngyll and District Unterschleißbach-Süd';

/**
 * Passes each response about sport through `change`. Refuses the feed's socket, so that the feed falls back to
 * polling.
 */
export async function changeAnswers(page: Page, change: (told: unknown) => unknown): Promise<void> {
  await page.routeWebSocket(/\/web-api\/feed\/socket/, (socket) => void socket.close());
  await page.route(TOLD, async (route) => {
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    await route.fulfill({ response: answer, json: change(await answer.json()) });
  });
}

/** Extends each name to the longest length expected. */
export function longNames(told: unknown): unknown {
  return mapped(told, (key, value) =>
    NAMES.has(key) && typeof value === 'string' && value !== '' ? `${value} ${LONG}` : value,
  );
}

/** Empties all lists. */
export function noEntries(told: unknown): unknown {
  return mapped(told, (_, value) => (Array.isArray(value) ? [] : value));
}

/**
 * Aborts every call about sport.
 * @returns a function that stops this
 */
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
