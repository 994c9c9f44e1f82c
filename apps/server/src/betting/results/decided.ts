/** Boxing, racing, long-term events: a knock-out decides a fight whatever the cards show, and a race has rankings. */
const BY_OTHER_MEANS: ReadonlySet<number> = new Set([9, 26, 2999]);

/** Returns whether the score of a sport determines the winner. */
export function isDecidedByScore(sportId: number): boolean {
  return !BY_OTHER_MEANS.has(sportId);
}
