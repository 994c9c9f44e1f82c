import type { ResultedLeg } from '../coupon.ts';
import type { LegResult } from '../legs.ts';
import { parseOdds } from '../odds.ts';

const RESULT_BY_SIGN = { '': -1, '+': 1, '-': 0, '=': 2, '~': 4, '/': 5, '|': 6 } as const;

/** What a test may add to a leg. */
type More = Partial<Omit<ResultedLeg, 'odds' | 'result'>>;

/**
 * A leg by its odds and a sign for its result: none open, + won, - lost, = returned, ~ half won, / half lost,
 * | dead heat of two.
 */
export function leg(written: string, more: More = {}): ResultedLeg {
  const [, odds = '', sign = ''] = /^([\d.]+)(.?)$/.exec(written) ?? [];
  // The table is looked up by one of its own keys, or the test is written wrong.
  const result: LegResult = RESULT_BY_SIGN[sign as keyof typeof RESULT_BY_SIGN];
  return { odds: parseOdds(odds), result, ...more };
}

/** Several legs, parted by blanks: "1.8+ 2.2 1.9-". */
export function legs(written: string, more: More = {}): readonly ResultedLeg[] {
  return written.split(' ').map((one) => leg(one, more));
}

/** Legs in blocks, one text for each: the lobby first, which may be empty. */
export function blocks(...written: readonly string[]): readonly ResultedLeg[] {
  return written.flatMap((block, blockId) => (block === '' ? [] : legs(block, { blockId })));
}
