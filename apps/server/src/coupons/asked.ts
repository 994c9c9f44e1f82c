import {
  checkStake,
  isPayableCouponType,
  legCountBounds,
  parseOdds,
  toMinor,
  toWire,
  type PayableCouponTypeId,
} from '@touchline/betting';
import type { CouponPlacement, CouponRefusal } from '@touchline/contract';
import { ProblemError } from '../http/problem.ts';
import type { AccountState } from '../wallet/ledger.ts';
import { couponRefusal, type AskedLeg } from './judgement.ts';
import { couponBounds, isBettingCurrency } from './stakeLimits.ts';

/** What a request asks for, read into exact values. */
export interface Asked {
  readonly typeId: PayableCouponTypeId;
  readonly amount: bigint;
  readonly legs: readonly AskedLeg[];
}

/**
 * Reads a placement. @param iso currency of the account that stakes
 * Throws a ProblemError when the request makes no coupon: type, legs, amount or a price.
 */
export function askedOf(body: CouponPlacement, iso: string): Asked {
  const { typeId, bets } = body;
  if (!isPayableCouponType(typeId)) {
    throw new ProblemError(
      400,
      'COUPON_TYPE',
      `Coupons of type ${String(typeId)} can't be placed: use 0 or 1.`,
    );
  }
  const { min, max } = legCountBounds(typeId);
  if (bets.length < min || bets.length > max) {
    throw new ProblemError(
      400,
      'LEG_COUNT',
      `A coupon of type ${typeId} has ${min} to ${max} legs, not ${bets.length}: add or remove legs.`,
    );
  }
  if (new Set(bets.map((bet) => bet.selectionId)).size < bets.length) {
    throw new ProblemError(400, 'LEG_TWICE', 'A selection stands twice in the coupon: remove one of them.');
  }
  try {
    const amount = toMinor(body.amount, iso);
    if (amount <= 0n) throw new RangeError(`A stake must be above 0, got ${body.amount}.`);
    return {
      typeId,
      amount,
      legs: bets.map((bet) => ({ selectionId: bet.selectionId, shown: parseOdds(bet.coef) })),
    };
  } catch (error) {
    if (error instanceof RangeError) throw new ProblemError(400, 'BAD_VALUE', error.message);
    throw error;
  }
}

/** Why the account can't stake the amount; undefined when it can. */
export function moneyRefusal(
  { typeId, amount }: Asked,
  { iso, balance }: AccountState,
): CouponRefusal | undefined {
  if (!isBettingCurrency(iso)) {
    return couponRefusal(
      'BETTING_CLOSED',
      `Bets in ${iso} are not taken: choose an account in another currency.`,
    );
  }
  const bounds = couponBounds(typeId, iso);
  const check = checkStake(amount, bounds);
  if (!check.ok) {
    const bound = toWire(check.boundMinor, iso);
    return check.reason === 'BELOW_MIN'
      ? couponRefusal(check.reason, `The stake is below the least of ${bound} ${iso}: raise it.`, bound)
      : couponRefusal(check.reason, `The stake is above the most of ${bound} ${iso}: lower it.`, bound);
  }
  if (amount > balance) {
    return couponRefusal(
      'INSUFFICIENT_FUNDS',
      'There is not enough money on the account: lower the stake or top up.',
    );
  }
  return undefined;
}
