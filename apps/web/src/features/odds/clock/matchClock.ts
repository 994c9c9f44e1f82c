import { secondsPlayed, type MatchClock } from '@touchline/feed';

/** Last regular minute of each period; later minutes are stoppage time. */
const LAST_MINUTE: ReadonlyMap<string, number> = new Map(
  Object.entries({ half1: 45, half2: 90, extra1: 105, extra2: 120 }),
);
const WITH_MINUTES = /^(?:half|extra|quarter|period|overtime)\d*$/;

/**
 * Returns the minute of play: "63", or "45+2" in stoppage time. Undefined in breaks and in sports without a clock.
 * @param now server clock, UTC ms
 */
export function minuteText(clock: MatchClock, now: number): string | undefined {
  if (!WITH_MINUTES.test(clock.period)) return undefined;
  const seconds = secondsPlayed(clock, now);
  if (seconds === undefined) return undefined;
  const minute = Math.floor(seconds / 60) + 1;
  const last = LAST_MINUTE.get(clock.period);
  return last !== undefined && minute > last ? `${last}+${minute - last}` : String(minute);
}

/** Returns whether a quarter is played, which is shown before the minute of the whole match. */
export function isQuarter({ period }: Pick<MatchClock, 'period'>): boolean {
  return period.startsWith('quarter');
}
