import type { Page } from '@playwright/test';

const LIMITS = '/limit-service-api/api/external/web/v3/limits';

/** A limit in wire format. */
export interface AskedLimit {
  readonly limitType: number;
  readonly limitValue: string;
}

/** Requests limits through the API, as the player signed in on the page. */
export async function askForLimits(page: Page, limits: readonly AskedLimit[]): Promise<void> {
  const status = await page.evaluate(
    async ([path, asked]) => {
      const { token } = await (await fetch('/web-api/user/gettoken?force_refresh=true')).json();
      const answer = await fetch(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ limits: asked }),
      });
      return answer.status;
    },
    [LIMITS, limits] as const,
  );
  if (status !== 200) throw new Error(`The limits were refused: ${status}`);
}
