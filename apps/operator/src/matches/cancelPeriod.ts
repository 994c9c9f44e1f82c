import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';

interface PeriodEnd {
  /** UTC, ms; undefined for none. */
  readonly at: number | undefined;
  /** True while the day or the time is missing or wrong. */
  readonly isWrong: boolean;
}

/** Bets on a market that are cancelled: all of them until now, or those that were accepted in a period. */
export const cancelRanges = ['all', 'period'] as const;

/** Bets that are cancelled. A period is from the first bet without a start, until now without an end. */
export interface CancelPeriod {
  readonly range: (typeof cancelRanges)[number];
  readonly start: PeriodEnd;
  readonly end: PeriodEnd;
}

const NONE: PeriodEnd = { at: undefined, isWrong: false };
export const NO_PERIOD: CancelPeriod = { range: 'all', start: NONE, end: NONE };

/** Returns the faults of a period, in the order of its fields. */
export function cancelProblems({ range, start, end }: CancelPeriod): readonly FieldProblem[] {
  if (range === 'all') return [];
  const isReversed = start.at !== undefined && end.at !== undefined && end.at < start.at;
  return [
    ...(start.isWrong ? [{ field: 'start', text: t('cancel.startWrong') }] : []),
    ...(end.isWrong ? [{ field: 'end', text: t('cancel.endWrong') }] : []),
    ...(isReversed ? [{ field: 'end', text: t('cancel.endBeforeStart') }] : []),
  ];
}

const secondsOf = (ms: number): number => Math.floor(ms / 1000);

/** Returns the period as it is sent, in UTC seconds; an end that isn't given is left out. */
export const cancelBody = ({ range, start, end }: CancelPeriod) => ({
  ...(range === 'all' || start.at === undefined ? {} : { start: secondsOf(start.at) }),
  ...(range === 'all' || end.at === undefined ? {} : { end: secondsOf(end.at) }),
});
