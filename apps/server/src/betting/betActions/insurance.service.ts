import { insurance, rational, type Insurance } from '@touchline/betting';
import type { BodyOf, Calls } from '@touchline/contract';
import { updateCoupon, type CouponWithLegs } from '../coupons/couponAccess.ts';
import type { CouponDeps } from '../coupons/couponDeps.ts';
import { payableCoupon } from '../coupons/settlement/payable.ts';
import { type Trx, ProblemError } from '../../kernel/index.ts';
import type { LineBook } from '../feed/index.ts';
import { withClosures } from '../marketClosures/followClosures.ts';
import { amountIn, runOnce } from '../../ledger/index.ts';
import { permanently, temporarily, unavailabilityOf, notOffered, type Unavailable } from './availability.ts';
import { lockOwnCoupon, type ActionRequest } from './lockedCoupon.ts';
import { pricedLegs } from './pricedLegs.ts';
import { noValueReason } from './cashOut/cashOutQuote.ts';
import { spendOn } from './spend.ts';

/** The bookmaker's margin on the fair price of an insurance. */
const MARGIN = rational.of(10n, 100n);

export type InsuranceQuote = Unavailable | { readonly availability: 1; readonly terms: Insurance };

/**
 * Returns the premium for insuring a percentage of a coupon's stake, by the probabilities in the book's prices
 * without their margin. An insurance takes effect without a delay, so it isn't offered while a leg is in play, nor
 * for a coupon that was partly sold, insured, or changed by a PowerBet.
 */
export function insuranceQuote(book: LineBook, rows: CouponWithLegs, percent: number): InsuranceQuote {
  const { coupon } = rows;
  const prices = pricedLegs(book, rows.legs);
  const lack = changeOf(coupon) ?? unavailabilityOf(rows, prices);
  if (lack) return lack;
  if (prices.isLive) return temporarily('IN_PLAY');
  const priced = { coupon: payableCoupon(rows), now: prices.fair };
  const terms = insurance({ ...priced, percent, margin: MARGIN });
  if (!terms) return noValueReason(priced);
  const isWorthIt = terms.premiumMinor > 0n && terms.premiumMinor < terms.refundMinor;
  return isWorthIt ? { availability: 1, terms } : temporarily('NO_VALUE');
}

/** Returns the earlier action that excludes an insurance. */
function changeOf(coupon: CouponWithLegs['coupon']): Unavailable | undefined {
  if (coupon.is_bonus) return permanently('BONUS_ACCOUNT');
  if (coupon.insured_percent !== null) return permanently('INSURED');
  return coupon.sold_stake > 0n || coupon.extra_stake > 0n ? permanently('CHANGED') : undefined;
}

/**
 * Insures a share of a coupon's stake, once per key, at the premium that the player was shown or a lower one. Throws
 * a ProblemError: 400, 404, 409 if there is no offer or it costs more now, 422 if limits, blocks or the balance don't
 * allow the premium.
 */
export async function insureCoupon(
  deps: CouponDeps,
  { playerId, key, couponId, body }: ActionRequest<BodyOf<Calls['insureCoupon']>>,
): Promise<void> {
  const { db, book, now } = deps;
  const request = { playerId, key, call: 'insureCoupon', body: { ...body, couponId } };
  const insure = async (trx: Trx): Promise<string> => {
    const held = await lockOwnCoupon(trx, playerId, couponId);
    const seen = amountIn(body.premium, held.coupon.iso, '/premium');
    const quote = insuranceQuote(book, held, body.percent);
    if (quote.availability !== 1) throw notOffered('insurance', quote);
    const { premiumMinor, refundMinor } = quote.terms;
    if (premiumMinor > seen) throw dearer();
    await spendOn(trx, held, premiumMinor, { kind: 'insurance-premium', at: now() });
    await updateCoupon(trx, held.coupon.id, {
      insured_percent: body.percent,
      insurance_premium: premiumMinor,
      insurance_refund: refundMinor,
    });
    return couponId;
  };
  await withClosures(deps, () => runOnce(db, request, insure));
}

const dearer = () =>
  new ProblemError(
    409,
    'PREMIUM_CHANGED',
    'The insurance premium has changed: check the new one and confirm it.',
  );
