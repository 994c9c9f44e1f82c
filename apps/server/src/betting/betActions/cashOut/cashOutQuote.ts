import { fairValue, partialCashOut, rational, cashOutOffer, type PricedCoupon } from '@touchline/betting';
import type { CouponWithLegs } from '../../coupons/couponAccess.ts';
import { payableCoupon } from '../../coupons/settlement/payable.ts';
import type { LineBook } from '../../feed/index.ts';
import { permanently, temporarily, unavailabilityOf, type Unavailable } from '../availability.ts';
import { pricedLegs } from '../pricedLegs.ts';

/** The bookmaker's share of a coupon's fair value. */
const MARGIN = rational.of(5n, 100n);

/** A sold part of a coupon's stake and its price, minor units. */
export interface CashOutPart {
  readonly stake: bigint;
  readonly credit: bigint;
}

export type CashOutQuote =
  | (Unavailable & { readonly delaySeconds: number })
  | {
      readonly availability: 1;
      readonly delaySeconds: number;
      /** Price of the whole stake in play, minor units. */
      readonly amount: bigint;
      /** The smallest percentage that makes a valid stake and has a value. */
      readonly minPercent: number;
      /** Returns the part for a percentage; undefined below `minPercent`. */
      readonly part: (percent: number) => CashOutPart | undefined;
    };

/**
 * Returns the cash-out price of a coupon: its fair value by the book less the margin, rounded down. A part is a whole
 * number of minor units of the stake and is credited in proportion, so that no split pays more than the whole.
 */
export function cashOutQuote(book: LineBook, rows: CouponWithLegs): CashOutQuote {
  const prices = pricedLegs(book, rows.legs);
  const { delaySeconds } = prices;
  const lack = rows.coupon.insured_percent === null ? unavailabilityOf(rows, prices) : permanently('INSURED');
  if (lack) return { ...lack, delaySeconds };
  const coupon = payableCoupon(rows);
  const priced = { coupon, now: prices.now };
  const amount = cashOutOffer({ ...priced, margin: MARGIN });
  if (amount === undefined) return { ...noValueReason(priced), delaySeconds };
  const part = (percent: number): CashOutPart | undefined => {
    const stake = (coupon.stakeMinor * BigInt(percent)) / 100n;
    if (stake === 0n) return undefined;
    const { creditMinor } = partialCashOut(coupon, amount, rational.of(stake, coupon.stakeMinor));
    return creditMinor === 0n ? undefined : { stake, credit: creditMinor };
  };
  return { availability: 1, delaySeconds, amount, minPercent: leastPercent(part), part };
}

/**
 * Returns why a coupon with priced legs has no price: no value is left, or too many legs of an ordered coupon are
 * open.
 */
export function noValueReason(priced: PricedCoupon): Unavailable {
  return temporarily(fairValue(priced) ? 'NO_VALUE' : 'TOO_MANY_OPEN');
}

function leastPercent(part: (percent: number) => CashOutPart | undefined): number {
  for (let percent = 1; percent < 100; percent += 1) if (part(percent)) return percent;
  return 100;
}
