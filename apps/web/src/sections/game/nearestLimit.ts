import { toMinor } from '@touchline/betting';
import { limitUse, type LimitUse } from '../../features/limits/limitUse.ts';
import type { Limit, LimitsAnswer } from '../../features/limits/limits.api.ts';

/** Types of limits on wagering and losses, which every round of a game counts towards. */
const MONEY: readonly number[] = [1, 2, 3, 10, 11, 12];

export interface UsedLimit {
  readonly limit: Limit;
  readonly use: Extract<LimitUse, { readonly kind: 'money' }>;
}

/** Returns the active limits on wagering and losses, the one with least left first. */
export function playLimits({
  limits,
  session,
}: Pick<LimitsAnswer, 'limits' | 'session'>): readonly UsedLimit[] {
  return limits
    .flatMap((limit) => {
      if (limit.limitState !== 'ACTIVE' || !MONEY.includes(limit.limitType)) return [];
      const use = limitUse(limit, session);
      return use?.kind === 'money' ? [{ limit, use }] : [];
    })
    .toSorted((one, other) => {
      const [left, right] = [one, other].map(({ use }) => toMinor(use.left, use.iso));
      return left === right || left === undefined || right === undefined ? 0 : left < right ? -1 : 1;
    });
}
