import type { MatchRecord } from '@touchline/feed';

/** State of a live match, from its record. */
export interface Play {
  /** Batting side: 0 home, 1 away. */
  readonly batting: 0 | 1;
  readonly runs: number;
  readonly wickets: number;
  /** Legal balls bowled in this innings. */
  readonly balls: number;
  /** Target and remaining runs; only in the second innings. */
  readonly chase?: { readonly target: number; readonly needed: number; readonly ballsLeft: number };
}

const WHOLE = 120;

/** Returns the state of play; undefined for a match not in play, or in a break between innings. */
export function playOf({
  status,
  clock,
  score,
}: Pick<MatchRecord, 'status' | 'clock' | 'score'>): Play | undefined {
  if (status !== 2 || !clock || !score || score.serving === undefined) return undefined;
  const batting = score.serving;
  const runs = score.total[batting];
  const balls = clock.seconds ?? 0;
  const play = { batting, runs, wickets: Number(score.points?.[batting] ?? 0), balls };
  if (clock.period !== 'innings2') return play;
  const target = score.total[batting === 0 ? 1 : 0] + 1;
  return { ...play, chase: { target, needed: Math.max(0, target - runs), ballsLeft: WHOLE - balls } };
}
