import {
  bonusBetFactorOfLegs,
  oddsMilli,
  oddsToWire,
  possiblePayout,
  settleCoupon,
  toWire,
  type Coupon as RuleCoupon,
  type ResultedLeg,
} from '@touchline/betting';
import type { Coupon } from '@touchline/contract';
import { factorText } from './stakes/bonuses.ts';
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
