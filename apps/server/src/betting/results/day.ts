import { dayNamed, dayNumberAt, nameOfDay, startOfDay, type Zone } from '@touchline/contract/timeZones';

/** A day of a player's time zone, as instants in UTC. */
export interface Day {
  /** As `2026-11-21`. */
  readonly name: string;
  readonly from: Date;
  readonly until: Date;
}

/**
 * Returns the day of a name or an instant.
 * @param now UTC ms
 * @returns undefined if the name is no date
 */
export function dayOf(named: string | undefined, now: number, zone: Zone): Day | undefined {
  const day = named === undefined ? dayNumberAt(zone, now / 1000) : dayNamed(named);
  if (day === undefined) return undefined;
  return {
    name: nameOfDay(day),
    from: new Date(startOfDay(zone, day) * 1000),
    until: new Date(startOfDay(zone, day + 1) * 1000),
  };
}
