import { toMinor, toWire } from '@touchline/betting';
import { LIMIT_KIND } from './limitKinds.ts';
import type { Limit, LimitsAnswer } from './limits.api.ts';

/** Use of a limit: of the time of a day, in seconds, or of money, as decimal text. */
export type LimitUse =
  | { readonly kind: 'time'; readonly used: number; readonly limit: number; readonly left: number }
  | {
      readonly kind: 'money';
      readonly used: string;
      readonly limit: string;
      readonly left: string;
      readonly iso: string;
    };

/**
 * Returns the use of an active limit; undefined for limits without one.
 * @param session today's use of the time limit
 */
export function limitUse(
  { limitType, limitValue, limitBalance, iso }: Limit,
  session: LimitsAnswer['session'],
): LimitUse | undefined {
  if (limitType === LIMIT_KIND.session && session) {
    const { limitSeconds: limit, usedSeconds, remainingSeconds: left } = session;
    return { kind: 'time', used: Math.min(limit, usedSeconds), limit, left };
  }
  if (limitBalance === undefined || iso === undefined) return undefined;
  const used = usedOf(limitValue, limitBalance, iso);
  return { kind: 'money', used, limit: limitValue, left: limitBalance, iso };
}

/**
 * Returns the used part of a limit.
 * @returns decimal text, never negative
 */
export function usedOf(limit: string, balance: string, iso: string): string {
  const used = toMinor(limit, iso) - toMinor(balance, iso);
  return toWire(used > 0n ? used : 0n, iso);
}
