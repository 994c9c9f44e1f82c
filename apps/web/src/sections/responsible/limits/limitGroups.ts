import type { AvailableLimits, Limit } from '../../../features/limits/limits.api.ts';

export type LimitType = Limit['limitType'];
export type Available = AvailableLimits['limits'][number];

/** Groups of the page in order, each with its limit types; the site may offer only some of them. */
export const groups = [
  { id: 'deposits', types: [20, 21, 22] },
  { id: 'time', types: [31, 32] },
  { id: 'extra', types: [1, 2, 3, 10, 11, 12] },
] as const satisfies readonly { id: string; types: readonly LimitType[] }[];
export type GroupId = (typeof groups)[number]['id'];

/** Active limit of a type, and its pending change. */
export interface Standing {
  readonly active: Limit | undefined;
  readonly pending: Limit | undefined;
}

/**
 * Returns the limits of a type; if several are active, such as the site's and the player's, the player's is returned.
 */
export function standingOf(limits: readonly Limit[], type: LimitType): Standing {
  const own = limits.filter(({ limitType }) => limitType === type);
  const active = own.filter(({ limitState }) => limitState === 'ACTIVE');
  return {
    active: active.find(({ id }) => id !== 'site') ?? active[0],
    pending: own.find(({ limitState }) => limitState === 'PENDING'),
  };
}

/** Tolerance for the server clock, ms, so that a wait of one day that starts now is 24 hours, not 25. */
const SLACK = 60_000;

/**
 * Hours until a time, rounded up; at least 1.
 * @param until UTC seconds
 * @param now UTC ms
 */
export function hoursUntil(until: number, now: number): number {
  return Math.max(1, Math.ceil((until * 1000 - now - SLACK) / 3_600_000));
}

/** Returns whether limits on stakes and losses can be set: always, or if the site has a switch for them, while it is on. */
export function areExtraLimitsOpen(limits: readonly Limit[], hasSwitch: boolean): boolean {
  return !hasSwitch || standingOf(limits, 37).active?.limitValue === '1';
}
