import type { ResultedLeg } from '../coupon/coupon.ts';
import type { LegResult } from '../coupon/legs.ts';
import { parseOdds } from '../odds/odds.ts';

const RESULT_BY_SIGN = { '': -1, '+': 1, '-': 0, '=': 2, '~': 4, '/': 5, '|': 6 } as const;

/** Optional fields of a leg in tests. */
type More = Partial<Omit<ResultedLeg, 'odds' | 'result'>>;

/**
 * Creates a leg from its price and a sign for its result: none open, + won, - lost, = returned, ~ half won, / half
 * lost, | dead heat of two.
 */
export function leg(written: string, more: More = {}): ResultedLeg {
  const [, odds = '', sign = ''] = /^([\d.]+)(.?)$/.exec(written) ?? [];
  // The cast: a sign that isn't a key of the table is a mistake in the test.
  const result: LegResult = RESULT_BY_SIGN[sign as keyof typeof RESULT_BY_SIGN];
  return { odds: parseOdds(odds), result, ...more };
}

/** Creates several legs, separated by blanks: "1.8+ 2.2 1.9-". */
export function legs(written: string, more: More = {}): readonly ResultedLeg[] {
  return written.split(' ').map((one) => leg(one, more));
}

/** Creates legs in blocks, one text per block: the lobby first, which may be empty. */
export function blocks(...written: readonly string[]): readonly ResultedLeg[] {
  return written.flatMap((block, blockId) => (block === '' ? [] : legs(block, { blockId })));
}
