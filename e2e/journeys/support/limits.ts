import type { Page } from '@playwright/test';

const LIMITS = '/limit-service-api/api/external/web/v3/limits';

/** A limit as the wire has it. */
export interface AskedLimit {
  readonly limitType: number;
  readonly limitValue: string;
}

/** Asks for limits as the player who is signed in on the page's site, beside what the pages show. */
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
