import { answer, api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import type { BetLeg } from './bets.api.ts';

/** A market that takes bets. */
const ACTIVE = 1;

/**
 * Which legs can be bet on now.
 * @returns the price of each such leg, decimal odds as text, by selection id
 * @throws ApiError when no answer came
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
    // A match that is over has left the line.
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
