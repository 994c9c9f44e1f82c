import type { MatchRecord } from '@touchline/feed';

const OVER = 6;

/**
 * Formats overs: "14.3" is fourteen overs and three balls.
 * @param balls legal ones
 */
export function oversText(balls: number): string {
  const rest = balls % OVER;
  const whole = (balls - rest) / OVER;
  return rest === 0 ? String(whole) : `${whole}.${rest}`;
}

/** Returns the overs of the innings in play, whose clock counts balls; undefined in a break, before and after. */
export function oversOf({
  status,
  clock,
  score,
}: Pick<MatchRecord, 'status' | 'clock' | 'score'>): string | undefined {
  if (status !== 2 || !clock || score?.serving === undefined) return undefined;
  return oversText(clock.seconds ?? 0);
}
