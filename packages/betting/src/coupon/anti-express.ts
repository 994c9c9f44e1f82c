import { isReturned, resultOf, type Leg } from './legs.ts';
import { oddsMilli, oddsToRational, type OddsMilli } from '../odds/odds.ts';
import * as rational from '../numbers/rational.ts';

const MARGIN_ON_LEG = rational.of(6n, 5n);
/** Lowest price at which an anti-express is offered. */
const LOWEST = oddsMilli(1010);

/**
 * Returns the reference server's price for losing an express of these legs, without returned legs: 1 / (1 - product
 * of 1 / (1.2 x odds)), rounded down to two decimals; undefined below 1.01, which isn't offered. A coupon is always
 * paid at the price that its own server returned.
 * @throws RangeError if no leg is left; the stake is then returned
 */
export function antiExpressCoef(legs: readonly Leg[]): OddsMilli | undefined {
  const counted = legs.filter((leg) => !isReturned(resultOf(leg)));
  if (counted.length === 0)
    throw new RangeError('An anti-express has no price once all its legs are returned.');
  const express = rational.product(
    counted.map(({ odds }) => rational.multiply(MARGIN_ON_LEG, oddsToRational(odds))),
  );
  // 1 / (1 - 1/K) is K / (K - 1), here in hundredths.
  const price = rational.divide(express, rational.subtract(express, rational.ONE));
  const hundredths = rational.floor(rational.multiply(price, rational.of(100n)));
  const milli = Number(hundredths) * 10;
  return milli < LOWEST ? undefined : oddsMilli(milli);
}

/**
 * Returns the reference server's price like `antiExpressCoef`, or the lowest one where there is none, for a coupon that
 * is refused because of it.
 * @throws RangeError if no leg is left
 */
export function antiExpressCoefOrLowest(legs: readonly Leg[]): OddsMilli {
  return antiExpressCoef(legs) ?? LOWEST;
}
