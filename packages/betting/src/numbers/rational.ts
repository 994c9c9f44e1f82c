/** Exact number: always reduced, with a positive denominator. */
export interface Rational {
  readonly num: bigint;
  readonly den: bigint;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/**
 * Returns the reduced fraction `num / den`.
 * @param den denominator, 1 when left out
 * @throws RangeError if the denominator is 0
 */
export function of(num: bigint, den: bigint = 1n): Rational {
  if (den === 0n) throw new RangeError(`A fraction needs a denominator other than 0, got ${num}/0.`);
  const divisor = greatestCommonDivisor(num, den) * (den < 0n ? -1n : 1n);
  return { num: num / divisor, den: den / divisor };
}

export const ZERO: Rational = { num: 0n, den: 1n };
export const ONE: Rational = { num: 1n, den: 1n };

/** Returns a + b. */
export function add(a: Rational, b: Rational): Rational {
  return of(a.num * b.den + b.num * a.den, a.den * b.den);
}

/** Returns a - b. */
export function subtract(a: Rational, b: Rational): Rational {
  return of(a.num * b.den - b.num * a.den, a.den * b.den);
}

/** Returns a x b. */
export function multiply(a: Rational, b: Rational): Rational {
  return of(a.num * b.num, a.den * b.den);
}

/**
 * Returns a / b.
 * @throws RangeError if `b` is 0
 */
export function divide(a: Rational, b: Rational): Rational {
  return of(a.num * b.den, a.den * b.num);
}

/** Returns the product of all factors; 1 for an empty list. */
export function product(factors: Iterable<Rational>): Rational {
  // Reducing once at the end costs one long division instead of one for each factor.
  let num = 1n;
  let den = 1n;
  for (const factor of factors) {
    num *= factor.num;
    den *= factor.den;
  }
  return of(num, den);
}

/** Returns -1, 0 or 1 if a is below, equal to or above b. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const difference = a.num * b.den - b.num * a.den;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** Returns the largest integer that isn't above the value. */
export function floor({ num, den }: Rational): bigint {
  const quotient = num / den;
  return num < 0n && num % den !== 0n ? quotient - 1n : quotient;
}

/** Returns the smallest integer that isn't below the value. */
export function ceil({ num, den }: Rational): bigint {
  return -floor({ num: -num, den });
}

/** Returns the nearest integer; ties are rounded away from zero (2.5 -> 3, -2.5 -> -3). */
export function roundHalfUp({ num, den }: Rational): bigint {
  const magnitude = (2n * (num < 0n ? -num : num) + den) / (2n * den);
  return num < 0n ? -magnitude : magnitude;
}

/**
 * Parses `"0.925"`, `"-3"` or `"37/60"`.
 * @throws RangeError for any other text
 */
export function parse(text: string): Rational {
  const fraction = /^(-?\d{1,60})\/(\d{1,60})$/.exec(text);
  if (fraction?.[1] && fraction[2]) return of(BigInt(fraction[1]), BigInt(fraction[2]));
  const decimal = /^(-?\d{1,60})(?:\.(\d{1,60}))?$/.exec(text);
  if (!decimal?.[1]) {
    throw new RangeError(`"${text}" is not a number: write a decimal ("0.925") or a fraction ("37/60").`);
  }
  const places = decimal[2] ?? '';
  return of(BigInt(decimal[1] + places), 10n ** BigInt(places.length));
}

/** Returns the exact text that `parse` reads: `"5"` or `"37/60"`. */
export function toText({ num, den }: Rational): string {
  return den === 1n ? String(num) : `${num}/${den}`;
}
