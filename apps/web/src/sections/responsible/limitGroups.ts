import type { AvailableLimits, Limit } from '../../features/limits/limits.api.ts';

export type LimitType = Limit['limitType'];
export type Available = AvailableLimits['limits'][number];

/** Parts of the page, in order; each holds the types that the site has of it. */
export const groups = [
  { id: 'deposits', types: [20, 21, 22] },
  { id: 'time', types: [31, 32] },
  { id: 'extra', types: [1, 2, 3, 10, 11, 12] },
] as const satisfies readonly { id: string; types: readonly LimitType[] }[];
export type GroupId = (typeof groups)[number]['id'];

/** One type's limit in force, and the change of it that waits. */
export interface Standing {
  readonly active: Limit | undefined;
  readonly pending: Limit | undefined;
}

/** How a type stands; of several in force, as the site's own and the player's, the player's is shown. */
export function standingOf(limits: readonly Limit[], type: LimitType): Standing {
  const own = limits.filter(({ limitType }) => limitType === type);
  const active = own.filter(({ limitState }) => limitState === 'ACTIVE');
  return {
    active: active.find(({ id }) => id !== 'site') ?? active[0],
    pending: own.find(({ limitState }) => limitState === 'PENDING'),
  };
}

/** The server's clock is known to the second or so, and a wait of a day that begins now is 24 hours, not 25. */
const SLACK = 60_000;

/** Hours until an instant, rounded up; at least 1. @param until UTC seconds @param now UTC ms */
export function hoursUntil(until: number, now: number): number {
  return Math.max(1, Math.ceil((until * 1000 - now - SLACK) / 3_600_000));
}

/** Whether the limits on stakes and losses can be set: where the site has a switch before them, while that is on. */
export function areExtraLimitsOpen(limits: readonly Limit[], hasSwitch: boolean): boolean {
  return !hasSwitch || standingOf(limits, 37).active?.limitValue === '1';
}
