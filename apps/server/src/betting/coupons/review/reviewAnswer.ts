import { oddsMilli, oddsToWire, parseOdds, toMinor, toWire } from '@touchline/betting';
import type { Coupon } from '@touchline/contract';
import { ProblemError } from '../../../kernel/index.ts';
import type { CouponRow, CouponWithLegs } from '../coupons.store.ts';

/** An operator's answer to a stake above the maximum. */
export type ReviewAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused' }
  | {
      readonly kind: 'offer';
      /** A lower stake, or the same one at other prices. */
      readonly amount: string;
      /** New prices; the other legs are unchanged. */
      readonly bets: readonly { readonly selectionId: string; readonly coef: string }[];
      /** Time for the player to accept it, seconds. */
      readonly seconds: number;
    };

type Offer = NonNullable<Coupon['offer']>;

/** Makes an operator's offer for a coupon. Throws a ProblemError 400 if the answer is no valid offer for it. */
export function offerOf(
  { coupon, legs }: CouponWithLegs,
  { amount, bets, seconds }: Extract<ReviewAnswer, { kind: 'offer' }>,
  now: Date,
): Offer {
  const prices = new Map(bets.map(({ selectionId, coef }) => [selectionId, coef]));
  const offered = legs.map((leg) => ({
    selectionId: leg.selection_id,
    coef: oddsToWire(wireOdds(prices.get(leg.selection_id)) ?? oddsMilli(leg.coef)),
  }));
  const strange = bets.filter(({ selectionId }) => !legs.some((leg) => leg.selection_id === selectionId));
  if (strange.length > 0) throw badOffer(`${strange[0]?.selectionId} is no leg of this coupon.`);
  return {
    amount: toWire(offeredAmount(coupon, amount), coupon.iso),
    bets: offered,
    expiresAt: Math.floor(now.getTime() / 1000) + seconds,
  };
}

const badOffer = (message: string) => new ProblemError(400, 'BAD_OFFER', message);

function wireOdds(text: string | undefined) {
  if (text === undefined) return undefined;
  try {
    return parseOdds(text);
  } catch (error) {
    if (error instanceof RangeError) throw badOffer(error.message);
    throw error;
  }
}

function offeredAmount({ amount: asked, iso }: CouponRow, text: string): bigint {
  let amount: bigint;
  try {
    amount = toMinor(text, iso);
  } catch (error) {
    if (error instanceof RangeError) throw badOffer(error.message);
    throw error;
  }
  if (amount > 0n && amount <= asked) return amount;
  throw badOffer(`An offered stake is above 0 and at most the asked ${toWire(asked, iso)} ${iso}.`);
}
