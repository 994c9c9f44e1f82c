const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A day of a player's time zone, as instants in UTC. */
export interface Day {
  /** As `2026-11-21`. */
  readonly name: string;
  readonly from: Date;
  readonly until: Date;
}

/**
 * Returns the day of a name or an instant.
 * @param timeZone hours from UTC
 * @returns undefined if the name is no date
 */
export function dayOf(named: string | undefined, now: number, timeZone: number): Day | undefined {
  const name = named ?? new Date(now + timeZone * HOUR).toISOString().slice(0, 10);
  const midnight = Date.parse(`${name}T00:00:00Z`);
  // `2026-02-30` would be parsed as another day.
  if (!Number.isFinite(midnight) || new Date(midnight).toISOString().slice(0, 10) !== name) return undefined;
  const from = midnight - timeZone * HOUR;
  return { name, from: new Date(from), until: new Date(from + DAY) };
}
