import { convertMaximum, convertMinimum, toMinor, type OddsMilli } from '@touchline/betting';
import { BASE_CURRENCY, rateBetween } from '../../../ledger/index.ts';

/** The operator's bonus on the winnings of long expresses, in the base currency. */
const MIN_STAKE = toMinor('1.00', BASE_CURRENCY);
const MAX_BONUS = toMinor('5000.00', BASE_CURRENCY);
export const LOWEST_LEG_MILLI = 1200;
/**
 * Percentages by number of qualifying legs, from 0 on; more legs than entries get the last one. At the line's margin
 * they keep the expected return of every express below 1 (`npm run bench expected-return`).
 */
export const PERCENTS: readonly number[] = [
  0, 0, 0, 0, 3, 4, 5, 7, 8, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27, 30,
];

/** Terms of the hyper bonus of an express. */
export interface HyperBonusTerms {
  /** Percentages of the winnings by number of qualifying legs, from 0 on: a returned leg leads to a lower one. */
  readonly percents: readonly number[];
  /** Minor units of the coupon's currency. */
  readonly minStakeMinor: bigint;
  readonly maxBonusMinor: bigint;
}

/**
 * Returns the hyper bonus for an express of these prices; undefined if it has too few legs or a price that is too
 * low.
 */
export function hyperBonusTerms(odds: readonly OddsMilli[], iso: string): HyperBonusTerms | undefined {
  const percents = Array.from(
    { length: odds.length + 1 },
    (_, legs) => PERCENTS[legs] ?? PERCENTS.at(-1) ?? 0,
  );
  if (percents.at(-1) === 0 || odds.some((price) => price < LOWEST_LEG_MILLI)) return undefined;
  const conversion = { from: BASE_CURRENCY, to: iso, rate: rateBetween(BASE_CURRENCY, iso) };
  return {
    percents,
    minStakeMinor: convertMinimum(MIN_STAKE, conversion),
    maxBonusMinor: convertMaximum(MAX_BONUS, conversion),
  };
}
