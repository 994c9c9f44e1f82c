import { expect } from '@playwright/test';
import type { Platform } from './platform.ts';

/** The fields of a result that journeys read. */
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
  // The cast: the contract's own tests check the shape.
  const body = (await answer.json()) as { results: readonly ShownResult[] };
  return body.results;
}

/** Returns a match of yesterday. Waits until the platform has fetched the past results. */
export async function pastResult(platform: Platform, sportId: number): Promise<ShownResult> {
  const past = () => resultsOf(platform, `day=2026-05-15&sportId=${sportId}&limit=1`);
  await expect.poll(past).not.toEqual([]);
  const [found] = await past();
  if (!found) throw new Error(`The platform has no result of sport ${sportId} of yesterday.`);
  return found;
}
