/** Seconds between the submission of a live bet and its acceptance, by sport id. */
const SECONDS_BY_SPORT: Readonly<Record<number, number>> = {
  1: 5,
  2: 5,
  3: 4,
  4: 4,
  6: 4,
  10: 2,
  40: 3,
  66: 6,
};
const DEFAULT_SECONDS = 5;

/** Returns the live delay of a coupon in seconds: the longest among its live legs, 0 without live legs. */
export function liveDelaySeconds(
  legs: readonly { readonly sportId: number; readonly isLive: boolean }[],
): number {
  return Math.max(
    0,
    ...legs.map((leg) => (leg.isLive ? (SECONDS_BY_SPORT[leg.sportId] ?? DEFAULT_SECONDS) : 0)),
  );
}
