import type { Page } from '@playwright/test';

const LIMITS = '/limit-service-api/api/external/web/v3/limits';

/** A limit in wire format. */
export interface AskedLimit {
  readonly limitType: number;
  readonly limitValue: string;
}

/** Calls the limits as the player signed in on the page, which also keeps the session from being idle. */
async function callLimits<T>(page: Page, asked?: readonly AskedLimit[]): Promise<T> {
  const [status, text] = await page.evaluate(
    async ([path, limits]) => {
      const { token } = await (await fetch('/web-api/user/gettoken?force_refresh=true')).json();
      const answer = await fetch(path, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(limits && { method: 'POST', body: JSON.stringify({ limits }) }),
      });
      return [answer.status, await answer.text()] as const;
    },
    [LIMITS, asked] as const,
  );
  if (status !== 200) throw new Error(`The limits answered ${status}: ${text}`);
  // The cast: the platform checks its responses by the contract.
  return JSON.parse(text) as T;
}

/** Requests limits through the API, as the player signed in on the page. */
export async function askForLimits(page: Page, limits: readonly AskedLimit[]): Promise<void> {
  await callLimits(page, limits);
}

/**
 * Whole seconds until the player's next reality check and until the end of the session's time of the day; infinite
 * without them. The request keeps the session from being idle.
 */
export async function secondsLeft(page: Page): Promise<{ untilCheck: number; untilEnd: number }> {
  const { session, realityCheckAt, serverTime } = await callLimits<{
    session: { endsAt: number } | null;
    realityCheckAt: number | null;
    serverTime: number;
  }>(page);
  const until = (at = Infinity) => Math.floor((at - serverTime) / 1000);
  return { untilCheck: until(realityCheckAt ?? undefined), untilEnd: until(session?.endsAt) };
}
