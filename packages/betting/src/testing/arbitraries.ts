import * as fc from 'fast-check';
import { oddsMilli } from '../odds/odds.ts';

/** Generates realistic prices: mostly short ones, some up to 1000. */
export const anyOdds = fc
  .oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1001, max: 15_000 }) },
    fc.integer({ min: 1001, max: 1_000_000 }),
  )
  .map(oddsMilli);

/** Generates a stake in minor units, up to ten million whole units. */
export const anyStake = fc.bigInt({ min: 1n, max: 1_000_000_000n });
