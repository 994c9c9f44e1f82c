import {
  bonusBetFactorOfLegs,
  oddsMilli,
  oddsToWire,
  possiblePayout,
  settleCoupon,
  taxPercentText,
  toWire,
  type Coupon as RuleCoupon,
  type ResultedLeg,
} from '@touchline/betting';
import type { Coupon } from '@touchline/contract';
import { soldFor } from './betActionRows.store.ts';
import { factorText } from './stakes/bonuses.ts';
import { taxOn } from './stakes/winningsTax.ts';
import type { CouponRow, CouponWithLegs } from './coupons.store.ts';
import { payableCoupon } from './settlement/payable.ts';

/** Returns the shape of a coupon as it was placed. */
export function shapeView(
  row: CouponRow,
): Pick<
  Coupon,
  'systemValue' | 'hasBonusBet' | 'expressId' | 'lines' | 'amountByBlockId' | 'antiExpressCoef'
> {
  const { system_value, express_id, block_amounts, anti_express_coef, iso } = row;
  return {
    lines: row.lines,
    ...(system_value === null ? {} : { systemValue: system_value }),
    ...(row.has_bonus_bet ? { hasBonusBet: true } : {}),
    ...(express_id === null ? {} : { expressId: express_id }),
    ...(block_amounts ? { amountByBlockId: amountsOf(block_amounts, iso) } : {}),
    ...(anti_express_coef === null ? {} : { antiExpressCoef: oddsToWire(oddsMilli(anti_express_coef)) }),
  };
}

function amountsOf(minor: Readonly<Record<string, string>>, iso: string): Record<string, string> {
  return Object.fromEntries(Object.entries(minor).map(([block, text]) => [block, toWire(BigInt(text), iso)]));
}

/** Returns the source of the stake and the answer of an operator. */
export function sourceView({
  iso,
  promo_code,
  prepaid_amount,
  is_vip,
  offer,
}: CouponRow): Pick<Coupon, 'promoCode' | 'prepaidAmount' | 'isVipBet' | 'offer'> {
  return {
    ...(promo_code === null ? {} : { promoCode: promo_code }),
    ...(prepaid_amount === null ? {} : { prepaidAmount: toWire(prepaid_amount, iso) }),
    ...(is_vip ? { isVipBet: true } : {}),
    ...(offer ? { offer } : {}),
  };
}

/** Returns the tax on the winnings of a coupon: its terms, the share of its payout, and what was withheld in all. */
export function taxView({ coupon, actions }: CouponWithLegs): Pick<Coupon, 'tax'> {
  const { tax_rate: rate, tax_free: free, tax, possible_payout: possible, payout, iso } = coupon;
  if (rate === null || free === null) return {};
  // The payout of a sold coupon is the sum of its sales.
  const sold = coupon.state === 'sold' ? 0n : soldFor(actions?.cashOuts ?? []);
  return {
    tax: {
      percent: taxPercentText(rate),
      ...(free > 0n ? { free: toWire(free, iso) } : {}),
      amount: toWire(taxOn(coupon, sold + (payout ?? possible)) - taxOn(coupon, sold), iso),
      withheld: toWire(tax, iso),
    },
  };
}

/** Returns the bonuses of a coupon: as paid if it is settled, else as possible. */
export function bonusView(rows: CouponWithLegs): Pick<Coupon, 'bonus'> {
  const { hyper_percents, boost_percent, has_bonus_bet, iso } = rows.coupon;
  if (!hyper_percents && boost_percent === null && !has_bonus_bet) return {};
  const coupon = payableCoupon(rows);
  return {
    bonus: {
      ...(coupon.hyperBonus
        ? {
            hyperBonusPercent: coupon.hyperBonus.percent,
            hyperBonusAmount: toWire(hyperBonusOf(rows.coupon, coupon), iso),
          }
        : {}),
      ...(boost_percent === null ? {} : { boostPercent: boost_percent }),
      ...(has_bonus_bet ? { bonusBetCoef: factorText(bonusBetFactorOfLegs(coupon.legs)) } : {}),
    },
  };
}

function hyperBonusOf({ state }: CouponRow, coupon: RuleCoupon<ResultedLeg>): bigint {
  return state === 'settled' ? settleCoupon(coupon).bonusMinor : possiblePayout(coupon).bonusMinor;
}
