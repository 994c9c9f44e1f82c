import { shortText } from '../numbers/decimal.ts';
import * as rational from '../numbers/rational.ts';

declare const unit: unique symbol;

/** Decimal odds in integer thousandths (1.85 is 1850), at least 1001. Created by `oddsMilli` or `parseOdds`. */
export type OddsMilli = number & { readonly [unit]: 'odds, thousandths' };

/** Lowest price that can be offered: 1.001. */
export const LOWEST_ODDS_MILLI = 1001;

/**
 * Creates odds from integer thousandths.
 * @throws RangeError if `milli` isn't a safe integer of at least 1001
 */
export function oddsMilli(milli: number): OddsMilli {
  if (!Number.isSafeInteger(milli) || milli < LOWEST_ODDS_MILLI) {
    throw new RangeError(
      `Odds are whole thousandths from ${LOWEST_ODDS_MILLI} on (1.85 is 1850), got ${milli}.`,
    );
  }
  // The brand exists for the compiler only, and the value was checked above.
  return milli as OddsMilli;
}

/**
 * Parses wire text: decimal odds with a dot and at most three decimals, from "1.001".
 * @throws RangeError for any other text
 */
export function parseOdds(text: string): OddsMilli {
  const match = /^([1-9]\d{0,11})(?:\.(\d{1,3}))?$/.exec(text);
  const milli = match ? Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')) : 0;
  if (milli < LOWEST_ODDS_MILLI) {
    throw new RangeError(`"${text}" is not odds: send decimal odds from 1.001 on, such as "1.85".`);
  }
  return oddsMilli(milli);
}

/** Returns the canonical wire text without trailing zeros: 1850 -> "1.85". */
export function oddsToWire(milli: OddsMilli): string {
  const whole = Math.floor(milli / 1000);
  const thousandths = milli % 1000;
  return thousandths === 0
    ? String(whole)
    : `${whole}.${String(thousandths).padStart(3, '0').replace(/0+$/, '')}`;
}

/** Returns the wire text of an unrounded total: at most three decimals, without trailing zeros. */
export function combinedOddsToWire(total: rational.Rational): string {
  return shortText(total, 3);
}

/** Returns the odds as an exact fraction: 1850 -> 37/20. */
export function oddsToRational(milli: OddsMilli): rational.Rational {
  return rational.of(BigInt(milli), 1000n);
}

/** Returns the unrounded total of several legs: the product of their prices; 1 for no legs. */
export function combinedOdds(legs: readonly OddsMilli[]): rational.Rational {
  return rational.product(legs.map(oddsToRational));
}
