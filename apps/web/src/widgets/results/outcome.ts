import type { FormOutcome } from '@touchline/ui';
import type { Result } from './results.api.ts';

/** Boxing, racing, long-term events: a fight records its own end, a race has positions. */
const BY_OTHER_MEANS: ReadonlySet<number> = new Set([9, 26, 2999]);

/** Winner: 0 home, 1 away; undefined for a draw, while it isn't finished, and where the score doesn't decide. */
export function winnerOf({
  status,
  score,
  sportId,
}: Pick<Result, 'status' | 'score' | 'sportId'>): 0 | 1 | undefined {
  if (status !== 4 || !score) return undefined;
  if (score.end) return score.end.winner;
  if (BY_OTHER_MEANS.has(sportId)) return undefined;
  const [home, away] = score.total;
  if (home === away) return undefined;
  return home > away ? 0 : 1;
}

/** Outcome of a result for a team; undefined if it wasn't played, or not by that team. */
export function outcomeFor(result: Result, teamId: number): FormOutcome | undefined {
  const side = result.homeId === teamId ? 0 : result.awayId === teamId ? 1 : undefined;
  if (side === undefined || result.status !== 4 || !result.score) return undefined;
  if (!result.score.end && BY_OTHER_MEANS.has(result.sportId)) return undefined;
  const winner = winnerOf(result);
  if (winner === undefined) return 'drawn';
  return winner === side ? 'won' : 'lost';
}

/** Counts a team's wins, draws and losses. */
export function recordOf(results: readonly Result[], teamId: number): Readonly<Record<FormOutcome, number>> {
  const counts = { won: 0, drawn: 0, lost: 0 };
  for (const result of results) {
    const outcome = outcomeFor(result, teamId);
    if (outcome) counts[outcome] += 1;
  }
  return counts;
}
