import { rational, toMinor } from '@touchline/betting';
import type { LoyaltyPlan } from '@touchline/contract';
import type { LoyaltyPart } from '@touchline/contract/pages';
import type { CashbackBounds, CashbackPlan } from '@touchline/loyalty';
import { BASE_CURRENCY, exchanged } from '../wallet/rates.ts';

/** Plan of a site without loyalty. */
export const NO_LOYALTY: LoyaltyPlan = { points: null, cashback: [], referral: null };

/** Returns the parts that a plan has, in the order of the contract. */
export function partsOf({ points, cashback, referral }: LoyaltyPlan): LoyaltyPart[] {
  return [
    ...(points ? ['points' as const] : []),
    ...cashback.map(({ id }) => id),
    ...(referral ? ['referral' as const] : []),
  ];
}

/** Returns the configuration of a plan: its parts, and nothing for a plan without any. */
export function loyaltyConfig(plan: LoyaltyPlan): { readonly loyalty?: LoyaltyPart[] } {
  const loyalty = partsOf(plan);
  return loyalty.length > 0 ? { loyalty } : {};
}

/** Converts an amount of a plan to exact minor units of a currency. */
export function planAmount(text: string, iso: string): rational.Rational {
  return exchanged(rational.of(toMinor(text, BASE_CURRENCY)), BASE_CURRENCY, iso);
}

/** Returns the bounds of a cashback in a currency: the least amount rounded up, the cap down. */
export function boundsIn({ least, cap }: Pick<CashbackPlan, 'least' | 'cap'>, iso: string): CashbackBounds {
  return { least: rational.ceil(planAmount(least, iso)), cap: rational.floor(planAmount(cap, iso)) };
}
