import { answer, api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import type { BetLeg } from './bets.api.ts';

/** Status of a market that accepts bets. */
const ACTIVE = 1;

/**
 * Finds the legs that can be bet on now.
 * @returns price of each such leg, decimal odds as text, by selection id
 * @throws ApiError when there was no answer
 */
export async function offeredNow(legs: readonly BetLeg[]): Promise<ReadonlyMap<string, string>> {
  const matches = await Promise.all([...new Set(legs.map(({ gameId }) => gameId))].map(marketsOf));
  const wanted = new Set(legs.map(({ selectionId }) => selectionId));
  const open = matches.flat().filter(({ status }) => status === ACTIVE);
  return new Map(
    open
      .flatMap(({ selections }) => selections)
      .flatMap(({ id, k }) => (k !== undefined && wanted.has(id) ? [[id, k] as const] : [])),
  );
}

async function marketsOf(matchId: number) {
  try {
    const path = { matchId };
    return (await answer(api.GET('/web-api/line/matches/{matchId}', { params: { path } }))).markets;
  } catch (error) {
    // A finished match is no longer in the line.
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
