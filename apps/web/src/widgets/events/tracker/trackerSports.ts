import type { MatchRecord } from '@touchline/feed';

/** Sports with momentum, for which a scoreboard reserves its height. */
const WITH_MOMENTUM: ReadonlySet<string> = new Set(['football', 'ice-hockey', 'basketball']);
/** Sports with views of their own, or whose events aren't listed. */
const WITHOUT_TRACKER: ReadonlySet<string> = new Set(['cricket', 'boxing']);

/** Returns whether the match has a tracker: it is in play between two sides. */
export function hasTracker({ status, away }: MatchRecord, sport: string): boolean {
  return (status === 2 || status === 3) && away !== '' && !WITHOUT_TRACKER.has(sport);
}

/** Returns whether the scoreboard of the match has momentum. */
export function hasMomentum(match: MatchRecord, sport: string): boolean {
  return hasTracker(match, sport) && WITH_MOMENTUM.has(sport);
}

/** Returns whether a listed match in play has momentum. */
export function isWatchable({ away }: Pick<MatchRecord, 'away'>, sport: string): boolean {
  return away !== '' && WITH_MOMENTUM.has(sport);
}
