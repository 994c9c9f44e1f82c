/** Slugs of the sports in which players compete: they have the flags of their countries in place of crests. */
const PLAYER_SPORTS: ReadonlySet<string> = new Set(['tennis', 'table-tennis', 'boxing', 'motorsport']);

/** Returns whether players compete in a sport, not teams. */
export function isOfPlayers(sport: string): boolean {
  return PLAYER_SPORTS.has(sport);
}
