import { LEG_RESULT, rational, type LegResult } from '@touchline/betting';

/**
 * Returns whether a handicap or total is on a quarter line, such as 2.25. Only there half of a stake can be decided
 * alone.
 */
export function isOnQuarterLine(line: string | null | undefined): boolean {
  return /\.[27]5$/.test(line ?? '');
}

/** Returns whether half of the stake wins or loses while the other half is returned. */
export function isHalfResult(result: LegResult): boolean {
  return result === LEG_RESULT.halfWinHalfReturn || result === LEG_RESULT.halfLoseHalfReturn;
}

/** The coefficient of a lost or returned leg is fixed by the rules. */
const WITH_COEFFICIENT: readonly LegResult[] = [
  LEG_RESULT.win,
  LEG_RESULT.halfWinHalfReturn,
  LEG_RESULT.halfLoseHalfReturn,
  LEG_RESULT.halfLoseHalfWin,
];

/**
 * Returns whether a result allows its own coefficient, and the text is a valid one: a decimal or a fraction above 0.
 */
export function takesCoefficient(result: LegResult, text: string): boolean {
  const isNumber = /^\d{1,9}(?:\.\d{1,9}|\/[1-9]\d{0,8})?$/.test(text);
  return WITH_COEFFICIENT.includes(result) && isNumber && rational.parse(text).num > 0n;
}
