import { toWire } from '@touchline/betting';
import type { Coupon } from '@touchline/contract';
import type { CouponActions, CouponRow, CashOutRow } from '../coupons/couponAccess.ts';
import { seconds } from '../../kernel/index.ts';
import { stakeInPlay } from './currentTerms.ts';

type ActionsView = Pick<Coupon, 'openStake' | 'sales' | 'insurance' | 'powerBet' | 'corrections'>;

function cashOutView(sale: CashOutRow, iso: string): NonNullable<Coupon['sales']>[number] {
  const { state, amount, seen_amount: seen, decides_at: decidesAt } = sale;
  return {
    percent: sale.percent,
    stake: toWire(sale.stake, iso),
    amount: toWire(state === 'done' && amount !== null ? amount : seen, iso),
    ...(state === 'refused' && amount !== null ? { amountNow: toWire(amount, iso) } : {}),
    at: seconds(sale.at),
    state,
    ...(state === 'pending' && decidesAt ? { decidesAt: decidesAt.getTime() } : {}),
  };
}

/** Returns the actions on a coupon since its acceptance in the format of the API. */
export function betActionsView(coupon: CouponRow, actions: CouponActions | undefined): ActionsView {
  const { iso, insured_percent: percent, insurance_premium: premium, insurance_refund: refund } = coupon;
  const { power_bet: powerBet, extra_stake: extraStake, sold_stake: soldStake } = coupon;
  const { cashOuts = [], corrections = [] } = actions ?? {};
  return {
    ...(extraStake > 0n || soldStake > 0n ? { openStake: toWire(stakeInPlay(coupon), iso) } : {}),
    ...(cashOuts.length > 0 ? { sales: cashOuts.map((sale) => cashOutView(sale, iso)) } : {}),
    ...(percent !== null && premium !== null && refund !== null
      ? { insurance: { percent, premium: toWire(premium, iso), refund: toWire(refund, iso) } }
      : {}),
    ...(powerBet
      ? {
          powerBet: {
            oldCoef: powerBet.oldCoef,
            extraStake: toWire(extraStake, iso),
            oldPossiblePayout: toWire(BigInt(powerBet.oldPossiblePayout), iso),
            at: powerBet.at,
          },
        }
      : {}),
    ...(corrections.length > 0
      ? {
          corrections: corrections.map((row) => ({
            at: seconds(row.at),
            payoutBefore: toWire(row.payout_before, iso),
            payoutAfter: toWire(row.payout_after, iso),
          })),
        }
      : {}),
  };
}
