/** Boxing, racing, long-term events: a fight ends by a knock-out whatever the cards say, a race has places. */
const BY_OTHER_MEANS: ReadonlySet<number> = new Set([9, 26, 2999]);

/** Whether the score of a sport says who won. */
export function isDecidedByScore(sportId: number): boolean {
  return !BY_OTHER_MEANS.has(sportId);
}
