import { qualifiesForBonusBet } from '@touchline/betting';
import type { CouponRefusal } from '@touchline/contract';
import type { Trx } from '../../../kernel/index.ts';
import type { LineBook } from '../../feed/lineBook.ts';
import type { LockedAccount } from '../../../ledger/index.ts';
import { amountRefusal } from '../stakes/amounts.ts';
import { bonusLeg, hyperBonusOf } from '../stakes/bonuses.ts';
import type { CouponRow } from '../coupons.store.ts';
import { couponRefusal, isLive, type OpenLeg } from '../placement/openLegs.ts';
import { termsOfRow, type PayoutTerms } from '../settlement/payoutTerms.ts';
import { availableAdvance } from '../prepaid/prepaid.service.ts';
import { legMaximum } from '../stakes/stakeLimits.ts';

/** Returns the terms of a pending coupon at the prices of its decision, or why its bonus bet is refused. */
export function termsAtDecision(coupon: CouponRow, legs: readonly OpenLeg[]): PayoutTerms | CouponRefusal {
  const { hyperBonus: before, antiExpressCoef: _shown, ...terms } = termsOfRow(coupon);
  const odds = legs.map((leg) => leg.now);
  if (terms.hasBonusBet && !qualifiesForBonusBet(legs.map(bonusLeg))) {
    return couponRefusal('COUPON_SHAPE', 'The bonus bet is no longer available for this coupon: remove it.');
  }
  const { typeId, amount, boostPercent } = terms;
  const hyperBonus = hyperBonusOf(
    // A coupon that was placed with both bonuses keeps both.
    { isHyperBonusWithBonusBet: before !== undefined },
    {
      typeId,
      amount,
      odds,
      iso: coupon.iso,
      isOwnMoney: coupon.promo_code === null && coupon.prepaid_amount === null,
      hasBonusBet: terms.hasBonusBet ?? false,
      ...(boostPercent === undefined ? {} : { boostPercent }),
    },
  );
  return { ...terms, ...(hyperBonus ? { hyperBonus } : {}) };
}

/**
 * Returns why the stake of a pending coupon can't be taken any more: a market's maximum is lower now, or the advance
 * is gone.
 */
export async function pendingStakeRefusal(
  { book }: { readonly book: LineBook },
  trx: Trx,
  { coupon, account }: { readonly coupon: CouponRow; readonly account: LockedAccount },
  legs: readonly OpenLeg[],
): Promise<CouponRefusal | undefined> {
  if (coupon.max_stake !== null) {
    const maxima = legs.map((leg) =>
      legMaximum({ marketType: leg.market.type, isLive: isLive(leg) }, coupon.iso),
    );
    const maxMinor = maxima.reduce((least, most) => (most < least ? most : least), coupon.max_stake);
    const refusal = amountRefusal(coupon.amount, { minMinor: 0n, maxMinor }, coupon.iso);
    if (refusal) return refusal;
  }
  if (coupon.prepaid_amount === null) return undefined;
  const advance = await availableAdvance(trx, book, account, coupon.id);
  if (advance >= coupon.prepaid_amount) return undefined;
  return couponRefusal(
    'INSUFFICIENT_FUNDS',
    'The advance is no longer available: lower the stake or add money.',
  );
}
