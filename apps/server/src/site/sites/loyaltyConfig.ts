import type { LoyaltyPlan } from '@touchline/contract';
import type { LoyaltyPart } from '@touchline/contract/pages';

/** Returns the configuration of a plan: its parts in the order of the contract, and nothing for a plan without any. */
export function loyaltyConfig({ points, cashback, referral }: LoyaltyPlan): {
  readonly loyalty?: LoyaltyPart[];
} {
  const loyalty: LoyaltyPart[] = [
    ...(points ? ['points' as const] : []),
    ...cashback.map(({ id }) => id),
    ...(referral ? ['referral' as const] : []),
  ];
  return loyalty.length > 0 ? { loyalty } : {};
}
