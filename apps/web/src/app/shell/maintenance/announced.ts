import type { Maintenance } from '@touchline/contract';

/**
 * Returns a maintenance while it is announced: between the times that the operator set, and never after its begin.
 * @param now the server's time, UTC ms
 */
export function announced(maintenance: Maintenance | undefined, now: number): Maintenance | undefined {
  if (maintenance?.notifyStartDate === undefined) return undefined;
  const { startAt, notifyStartDate, notifyEndDate = startAt } = maintenance;
  const isNow = notifyStartDate * 1000 <= now && now < Math.min(notifyEndDate, startAt) * 1000;
  return isNow ? maintenance : undefined;
}
