import { currencyExponent, rational } from '@touchline/betting';

/** Hundredths in a point. */
export const POINT = 100n;

/**
 * Returns the points for a stake, in hundredths, rounded down.
 * @param stake minor units of the base currency, exact
 * @param rate points per whole unit, decimal text
 * @param base the base currency
 */
export function pointsOf(stake: rational.Rational, rate: string, base: string): bigint {
  const unit = rational.of(10n ** BigInt(currencyExponent(base)));
  return rational.floor(
    rational.product([rational.divide(stake, unit), rational.parse(rate), rational.of(POINT)]),
  );
}

/** Rate at which points become money. */
export interface PointRate {
  /** Value of a point in the base currency, decimal text. */
  readonly rate: string;
  /** Units of the account's currency per unit of the base currency. */
  readonly units: rational.Rational;
  /** Currency of the account. */
  readonly iso: string;
}

/**
 * Returns the value of points in minor units, rounded down once.
 * @param points hundredths
 */
export function valueOfPoints(points: bigint, { rate, units, iso }: PointRate): bigint {
  const minor = rational.of(10n ** BigInt(currencyExponent(iso)));
  return rational.floor(rational.product([rational.of(points, POINT), rational.parse(rate), units, minor]));
}

/**
 * Parses points as text with at most two decimals; undefined for any other text, and for 0.
 * @returns hundredths
 */
export function parsePoints(text: string): bigint | undefined {
  const found = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!found) return undefined;
  const [, whole = '', part = ''] = found;
  const points = BigInt(whole) * POINT + BigInt(part.padEnd(2, '0'));
  return points > 0n ? points : undefined;
}

/** Formats hundredths as decimal text with two decimals, with a minus below 0. */
export function pointsText(points: bigint): string {
  const size = points < 0n ? -points : points;
  return `${points < 0n ? '-' : ''}${size / POINT}.${String(size % POINT).padStart(2, '0')}`;
}

/** Days after the last stake at which points expire, and days before it at which the player is told. */
export const EXPIRY_DAYS = 180;
export const NOTICE_DAYS = 14;

const DAY = 86_400_000;

/** Returns when points expire, and from when the player is told. */
export function expiryOf(lastStakeAt: Date): { readonly expiresAt: Date; readonly noticeAt: Date } {
  const expiresAt = new Date(lastStakeAt.getTime() + EXPIRY_DAYS * DAY);
  return { expiresAt, noticeAt: new Date(expiresAt.getTime() - NOTICE_DAYS * DAY) };
}
