import { isCryptoCurrency, rational, shortText } from '@touchline/betting';

/** Currency to which every rate refers: other pairs are crossed over it. */
export const RATE_BASE = 'EUR';

/** Source of the rates that operators enter. It comes before any provider. */
export const OPERATOR_SOURCE = 'operator';

const MONEY_AGE = 24 * 60 * 60 * 1000;
const CRYPTO_AGE = 60 * 1000;

/** A rate as a source gave it. */
export interface SourcedRate {
  readonly iso: string;
  /** Whole units of the currency per whole unit of the base. */
  readonly units: rational.Rational;
  /** `operator`, or the name of a provider. */
  readonly source: string;
  /** Time for which the source gave it, ms. */
  readonly asOf: number;
}

/** A rate between two currencies with what a booked conversion stores of it. */
export interface PairRate {
  /** Whole units of the target currency per whole unit of the source currency; exact. */
  readonly rate: rational.Rational;
  /** Sources of both currencies, joined with a plus if they differ. */
  readonly source: string;
  /** Time of the older of both rates, ms. */
  readonly asOf: number;
  /** True if money may be converted at it: no part of it is older than its currency allows. */
  readonly isFresh: boolean;
}

/** Returns the age up to which money is converted at a rate, ms: a minute for cryptocurrencies, else a day. */
export function longestRateAge(iso: string): number {
  return isCryptoCurrency(iso) ? CRYPTO_AGE : MONEY_AGE;
}

/** Returns whether money may be converted at a rate now. @param now ms */
export function isFreshRate({ iso, asOf }: SourcedRate, now: number): boolean {
  return now - asOf <= longestRateAge(iso);
}

/**
 * Returns the rate that counts: the operator's while it is fresh, then the newest fresh one of a provider, then the
 * newest of all. Undefined without any.
 */
export function rateInForce(rates: readonly SourcedRate[], now: number): SourcedRate | undefined {
  const newest = rates.toSorted((a, b) => b.asOf - a.asOf);
  const fresh = newest.filter((rate) => isFreshRate(rate, now));
  return fresh.find(({ source }) => source === OPERATOR_SOURCE) ?? fresh[0] ?? newest[0];
}

/**
 * Crosses the rates of two currencies over the base, without rounding.
 * @param rates rate in force of each currency; the base needs none
 * @returns undefined if one is missing
 */
export function pairRate(
  from: string,
  to: string,
  rates: readonly SourcedRate[],
  now: number,
): PairRate | undefined {
  const parts = [];
  for (const iso of [from, to]) {
    if (iso === RATE_BASE) continue;
    const part = rates.find((rate) => rate.iso === iso);
    if (!part) return undefined;
    parts.push(part);
  }
  const unitsOf = (iso: string) => rates.find((rate) => rate.iso === iso)?.units ?? rational.ONE;
  const sources = new Set(parts.map(({ source }) => source));
  return {
    rate: rational.divide(
      to === RATE_BASE ? rational.ONE : unitsOf(to),
      from === RATE_BASE ? rational.ONE : unitsOf(from),
    ),
    source: sources.size === 0 ? OPERATOR_SOURCE : [...sources].join('+'),
    asOf: parts.length === 0 ? now : Math.min(...parts.map(({ asOf }) => asOf)),
    isFresh: parts.every((part) => isFreshRate(part, now)),
  };
}

const SHOWN_DIGITS = 6;

/** Formats a rate for people with six significant digits: "1.08", "162", "0.0000105". */
export function rateText(rate: rational.Rational): string {
  const whole = rational.floor(rate);
  if (whole > 0n) return shortText(rate, Math.max(0, SHOWN_DIGITS - String(whole).length));
  let zeros = 0;
  for (let scaled = rate; rational.floor(scaled) === 0n && zeros < 20; zeros += 1) {
    scaled = rational.multiply(scaled, rational.of(10n));
  }
  return shortText(rate, zeros + SHOWN_DIGITS - 1);
}
