import {
  COUPON_TYPE,
  combinedOdds,
  oddsMilli,
  oddsToRational,
  possiblePayout,
  rational,
  withPowerBet,
  type Coupon,
  type OddsMilli,
  type PowerBetOffer,
} from '@touchline/betting';
import type { CouponWithLegs } from '../../coupons/couponAccess.ts';
import { payableCoupon } from '../../coupons/settlement/payable.ts';
import type { LineBook } from '../../feed/index.ts';
import { unavailabilityOf, type NotOffered } from '../availability.ts';
import { pricedLegs, type PricedLegs } from '../pricedLegs.ts';

/** Share of the margin on the extra stake that the player gets; the bookmaker keeps the rest. */
const GIVEN = rational.of(1n, 3n);

export interface NewTerms extends PowerBetOffer {
  /** Minor units, for the whole stake. */
  readonly newPossiblePayout: bigint;
}

export type PowerBetQuote = NotOffered | { readonly availability: 1; readonly offer: NewTerms };

/**
 * Computes better terms for a coupon: the same stake again, and one better total for both stakes. The extra stake is
 * priced at the current total, raised by a third of the margin in the book's prices, so that the bookmaker keeps two
 * thirds of the margin on it. The new total is the average over both stakes, rounded down. Offered for singles and
 * expresses whose legs are all open and none in play, if the average is above the old total and the payout below its
 * cap.
 */
export function powerBetQuote(book: LineBook, rows: CouponWithLegs): PowerBetQuote {
  const prices = pricedLegs(book, rows.legs);
  const availability = takesPowerBet(rows) ? (unavailabilityOf(rows, prices)?.availability ?? 1) : -2;
  if (availability !== 1) return { availability };
  const offer = prices.isLive ? undefined : offerFor(rows, payableCoupon(rows), prices);
  return offer ? { availability, offer } : { availability: -1 };
}

function takesPowerBet({ coupon, legs }: CouponWithLegs): boolean {
  const isPlain = coupon.type_id === COUPON_TYPE.single || coupon.type_id === COUPON_TYPE.express;
  const isChanged = coupon.sold_stake > 0n || coupon.extra_stake > 0n || coupon.insured_percent !== null;
  const isOwnOffer = coupon.is_vip || coupon.express_id !== null || coupon.is_bonus;
  return isPlain && !isChanged && !isOwnOffer && legs.every(({ status_id }) => status_id < 0);
}

/** Returns the same stake again, up to the coupon's maximum. */
function extraStakeOf({ coupon }: CouponWithLegs): bigint {
  const room = coupon.max_stake === null ? coupon.amount : coupon.max_stake - coupon.amount;
  return room < coupon.amount ? room : coupon.amount;
}

function offerFor(rows: CouponWithLegs, coupon: Coupon, prices: PricedLegs): NewTerms | undefined {
  const extraStakeMinor = extraStakeOf(rows);
  const now = prices.now.filter((price) => price !== undefined);
  if (extraStakeMinor <= 0n || now.length < coupon.legs.length) return undefined;
  const oldTotal = combinedOdds(coupon.legs.map(({ odds }) => odds));
  const newCoef = averageOf([coupon.stakeMinor, oldTotal], [extraStakeMinor, extraPrice(now, prices.margin)]);
  if (newCoef === undefined || rational.compare(oddsToRational(newCoef), oldTotal) <= 0) return undefined;
  const powered = withPowerBet(coupon, { newCoef, extraStakeMinor });
  const { payoutMinor, capped } = possiblePayout(powered);
  return capped ? undefined : { newCoef, extraStakeMinor, newPossiblePayout: payoutMinor };
}

function extraPrice(now: readonly OddsMilli[], margin: rational.Rational): rational.Rational {
  const given = rational.multiply(rational.subtract(margin, rational.ONE), GIVEN);
  return rational.multiply(combinedOdds(now), rational.add(rational.ONE, given));
}

type Weighed = readonly [stake: bigint, price: rational.Rational];

/** Returns the average price of two stakes in thousandths, rounded down; undefined if it isn't a valid price. */
function averageOf(one: Weighed, other: Weighed): OddsMilli | undefined {
  const [stakes, paid] = [one, other].reduce<Weighed>(
    ([stakeSum, sum], [stake, price]) => [
      stakeSum + stake,
      rational.add(sum, rational.multiply(rational.of(stake), price)),
    ],
    [0n, rational.ZERO],
  );
  const milli = rational.floor(
    rational.divide(rational.multiply(paid, rational.of(1000n)), rational.of(stakes)),
  );
  return milli > 1000n && milli <= BigInt(Number.MAX_SAFE_INTEGER) ? oddsMilli(Number(milli)) : undefined;
}
