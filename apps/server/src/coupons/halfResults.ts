import { LEG_RESULT, type LegResult } from '@touchline/betting';

/** Whether a handicap or total lies between a whole and a half one: only there half of a stake can be decided alone. */
export function isOnQuarterLine(line: string | null | undefined): boolean {
  return /\.[27]5$/.test(line ?? '');
}

/** Whether half of the stake wins or loses while the other half goes back. */
export function isHalfResult(result: LegResult): boolean {
  return result === LEG_RESULT.halfWinHalfReturn || result === LEG_RESULT.halfLoseHalfReturn;
}
