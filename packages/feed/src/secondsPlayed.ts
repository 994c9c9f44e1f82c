import type { MatchClock } from './frames.ts';

/**
 * Returns the seconds of play at a time; undefined in sports without a clock.
 * @param now server clock, UTC ms
 */
export function secondsPlayed(clock: MatchClock, now: number): number | undefined {
  if (clock.seconds === undefined) return undefined;
  const since = clock.running ? Math.max(0, now - clock.at) / 1000 : 0;
  return Math.floor(clock.seconds + since * (clock.speed ?? 1));
}
