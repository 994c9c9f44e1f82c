import { convertMaximum, convertMinimum, toMinor, type OddsMilli } from '@touchline/betting';
import { BASE_CURRENCY, rateBetween } from '../wallet/rates.ts';

/** What the operator adds to the winnings of long expresses, in the base currency. */
const MIN_STAKE = toMinor('1.00', BASE_CURRENCY);
const MAX_BONUS = toMinor('5000.00', BASE_CURRENCY);
const LOWEST_LEG_MILLI = 1200;
/** By how many legs count, from 0 on; more legs than the list is long take its last. */
const PERCENTS = [
  0, 0, 0, 0, 5, 7, 10, 12, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 115, 130, 150, 170, 190, 220, 250,
];

/** The hyper bonus that an express is promised. */
export interface HyperBonusTerms {
  /** Percent of the winnings by how many legs count, from 0 on: a returned leg leads to a lower one. */
  readonly percents: readonly number[];
  /** Minor units of the coupon's currency. */
  readonly minStakeMinor: bigint;
  readonly maxBonusMinor: bigint;
}

/** What an express of these prices is promised; undefined when it has too few legs or one of too low a price. */
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
