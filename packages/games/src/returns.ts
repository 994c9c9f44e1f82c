import { rational, type Rational } from '@touchline/betting';
import { EVEN } from './multipliers.ts';
import type { Multiplier } from './wire.ts';

/** A result of a round for one choice and strategy: its exact chance and what it pays. */
export interface Prize {
  readonly chance: Rational;
  readonly pays: Multiplier;
}

/** Returns the exact return of all prizes for 1 staked, before payouts are rounded down. */
export function returnOf(prizes: readonly Prize[]): Rational {
  return prizes.reduce(
    (sum, { chance, pays }) => rational.add(sum, rational.multiply(chance, shareOf(pays))),
    rational.ZERO,
  );
}

/** Returns the standard deviation of the return for 1 staked. */
export function deviationOf(prizes: readonly Prize[]): number {
  const squares = prizes.reduce(
    (sum, { chance, pays }) =>
      rational.add(sum, rational.multiply(chance, rational.multiply(shareOf(pays), shareOf(pays)))),
    rational.ZERO,
  );
  const mean = returnOf(prizes);
  return Math.sqrt(numberOf(rational.subtract(squares, rational.multiply(mean, mean))));
}

/** Returns the nearest number to a fraction, for a figure that is shown. */
export function numberOf({ num, den }: Rational): number {
  return Number((num * 10n ** 15n) / den) / 1e15;
}

/** Returns a return in percent with two decimals, to the nearest: `"96.31"`. */
export function percentOf(value: Rational): string {
  const hundredths = rational.roundHalfUp(rational.multiply(value, rational.of(10_000n)));
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** Returns the class of volatility, 1 to 5, of a standard deviation of the return for 1 staked. */
export function volatilityOf(deviation: number): 1 | 2 | 3 | 4 | 5 {
  if (deviation < 1.5) return 1;
  if (deviation < 3) return 2;
  if (deviation < 6) return 3;
  return deviation < 12 ? 4 : 5;
}

const shareOf = (pays: Multiplier): Rational => rational.of(BigInt(pays), BigInt(EVEN));

/** Returns the prizes of a bet that pays one multiplier or nothing. */
export function payOrLose(chance: Rational, pays: Multiplier): readonly Prize[] {
  return [
    { chance, pays },
    { chance: rational.subtract(rational.ONE, chance), pays: 0 },
  ];
}
