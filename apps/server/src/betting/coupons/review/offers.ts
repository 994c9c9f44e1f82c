import { parseOdds, toMinor, type OddsMilli } from '@touchline/betting';
import type { Coupon, CouponRefusal } from '@touchline/contract';
import type { Trx } from '../../../kernel/index.ts';
import type { BookDeps } from '../couponDeps.ts';
import { offeredCoupon, updateCoupon, type CouponRow, type CouponWithLegs } from '../coupons.store.ts';
import type { Submission } from '../placement/submission.ts';
import { checkLegs, type LegRules, type LegsVerdict } from '../placement/checkLegs.ts';
import { couponRefusal } from '../placement/openLegs.ts';

type Offer = NonNullable<Coupon['offer']>;

/** Returns the offer of a coupon while it can be accepted. */
function liveOffer({ offer }: CouponRow, isTaken: boolean, now: Date): Offer | undefined {
  if (!offer || isTaken || offer.declinedAt !== undefined) return undefined;
  return offer.expiresAt * 1000 > now.getTime() ? offer : undefined;
}

/**
 * Stores the outcome of a coupon's offer and returns the updated coupon. The transaction must have locked the
 * account.
 */
export async function endOffer(
  trx: Trx,
  found: CouponWithLegs,
  end: Pick<Offer, 'takenBy' | 'declinedAt'>,
): Promise<CouponWithLegs> {
  const { coupon } = found;
  if (!coupon.offer) return found;
  const offer = { ...coupon.offer, ...end };
  await updateCoupon(trx, coupon.id, { offer: JSON.stringify(offer) });
  return { ...found, coupon: { ...coupon, offer } };
}

/** Records in an accepted offer the coupon that accepted it. */
export async function endTakenOffer(
  trx: Trx,
  { coupon: { id, account_id, offer_of } }: CouponWithLegs,
): Promise<void> {
  const offered = offer_of === null ? undefined : await offeredCoupon(trx, account_id, offer_of);
  if (offered) await endOffer(trx, offered, { takenBy: String(id) });
}

function pricesOf(offer: Offer): ReadonlyMap<string, OddsMilli> {
  return new Map(offer.bets.map(({ selectionId, coef }) => [selectionId, parseOdds(coef)]));
}

/** Block stakes, the bonus bet and the express of the day are part of the coupon that the operator reviewed. */
function hasSameExtras(
  { blockStakes = {}, hasBonusBet, expressId }: Submission['placement'],
  coupon: CouponRow,
): boolean {
  const stakes = Object.entries(blockStakes);
  const before = coupon.block_amounts ?? {};
  return (
    hasBonusBet === coupon.has_bonus_bet &&
    (expressId ?? null) === coupon.express_id &&
    stakes.length === Object.keys(before).length &&
    stakes.every(([block, stake]) => before[block] === String(stake))
  );
}

/** Returns whether a placement matches the offer exactly. */
function isAsOffered(
  { placement, account }: Submission,
  { coupon, legs }: CouponWithLegs,
  offer: Offer,
): boolean {
  const prices = pricesOf(offer);
  return (
    placement.typeId === coupon.type_id &&
    (placement.systemValue ?? null) === coupon.system_value &&
    placement.amount === toMinor(offer.amount, account.iso) &&
    hasSameExtras(placement, coupon) &&
    placement.legs.length === legs.length &&
    placement.legs.every((leg, index) => {
      const offered = legs[index];
      return (
        leg.selectionId === offered?.selection_id &&
        leg.isBanker === offered.is_banker &&
        (leg.blockId ?? null) === offered.block_id &&
        leg.shown === prices.get(leg.selectionId)
      );
    })
  );
}

const gone: CouponRefusal = couponRefusal(
  'OFFER_EXPIRED',
  'This offer has expired: place the coupon again to get a new one.',
);
const differs: CouponRefusal = couponRefusal(
  'OFFER_EXPIRED',
  'The coupon differs from the offer: accept the offer as it is, or place the coupon without it.',
);

/**
 * Judges a placement that accepts an operator's offer: once, in time and unchanged. Its legs must still be open; the
 * prices are the offered ones.
 */
export async function checkOffer(
  { book, now }: BookDeps,
  trx: Trx,
  submission: Submission,
  rules: LegRules,
): Promise<LegsVerdict> {
  const { placement, account } = submission;
  const found =
    placement.offerOf === undefined ? undefined : await offeredCoupon(trx, account.id, placement.offerOf);
  const offer = found && liveOffer(found.coupon, found.isTaken, now());
  if (!found || !offer) return { verdict: 'reject', refusal: gone };
  if (!isAsOffered(submission, found, offer)) return { verdict: 'reject', refusal: differs };
  const checked = checkLegs(book, placement.legs, { ...rules, exactCoef: false });
  if (checked.verdict !== 'accept') return checked;
  const prices = pricesOf(offer);
  return {
    verdict: 'accept',
    legs: checked.legs.map((leg) => ({ ...leg, now: prices.get(leg.selection.id) ?? leg.now })),
  };
}
