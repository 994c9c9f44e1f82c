import { LEG_RESULT, rational, type LegResult } from '@touchline/betting';

/** Whether a handicap or total lies between a whole and a half one: only there half of a stake can be decided alone. */
export function isOnQuarterLine(line: string | null | undefined): boolean {
  return /\.[27]5$/.test(line ?? '');
}

/** Whether half of the stake wins or loses while the other half goes back. */
export function isHalfResult(result: LegResult): boolean {
  return result === LEG_RESULT.halfWinHalfReturn || result === LEG_RESULT.halfLoseHalfReturn;
}

/** What a lost or a returned leg counts is the table's matter alone. */
const WITH_COEFFICIENT: readonly LegResult[] = [
  LEG_RESULT.win,
  LEG_RESULT.halfWinHalfReturn,
  LEG_RESULT.halfLoseHalfReturn,
  LEG_RESULT.halfLoseHalfWin,
];

/** Whether a result takes a coefficient of its own, and the text is one: a decimal or a fraction above 0. */
export function takesCoefficient(result: LegResult, text: string): boolean {
  const isNumber = /^\d{1,9}(?:\.\d{1,9}|\/[1-9]\d{0,8})?$/.test(text);
  return WITH_COEFFICIENT.includes(result) && isNumber && rational.parse(text).num > 0n;
}
