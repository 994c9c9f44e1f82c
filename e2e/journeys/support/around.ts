import type { Page } from '@playwright/test';
import type { Platform } from './platform.ts';

/** A result as the platform answers it; a part of it. */
export interface ShownResult {
  readonly matchId: number;
  readonly sportId: number;
  readonly competitionId: number;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  readonly homeId?: number;
}

async function resultsOf(platform: Platform, query: string): Promise<readonly ShownResult[]> {
  const answer = await fetch(`http://localhost:${platform.port}/web-api/results?section=zone&${query}`);
  // The cast: journeys read what the contract's own tests check.
  const body = (await answer.json()) as { results: readonly ShownResult[] };
  return body.results;
}

/**
 * A match of yesterday, once the platform has asked its sources about it.
 * @throws {Error} when none comes in half a minute
 */
export async function pastResult(platform: Platform, page: Page, sportId: number): Promise<ShownResult> {
  for (let waited = 0; waited < 60; waited += 1) {
    const [found] = await resultsOf(platform, `day=2026-05-15&sportId=${sportId}&limit=1`);
    if (found) return found;
    await page.waitForTimeout(500);
  }
  throw new Error(`The platform has no result of sport ${sportId} of yesterday.`);
}
