import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';

interface PeriodEnd {
  /** UTC, ms; undefined for none. */
  readonly at: number | undefined;
  /** True while the day or the time is missing or wrong. */
  readonly isWrong: boolean;
}

/** Period in which cancelled bets were accepted: from the first one without a start, until now without an end. */
export interface CancelPeriod {
  readonly start: PeriodEnd;
  readonly end: PeriodEnd;
}

const NONE: PeriodEnd = { at: undefined, isWrong: false };
export const NO_PERIOD: CancelPeriod = { start: NONE, end: NONE };

/** Returns the faults of a period, in the order of its fields. */
export function cancelProblems({ start, end }: CancelPeriod): readonly FieldProblem[] {
  const isReversed = start.at !== undefined && end.at !== undefined && end.at < start.at;
  return [
    ...(start.isWrong ? [{ field: 'start', text: t('cancel.startWrong') }] : []),
    ...(end.isWrong ? [{ field: 'end', text: t('cancel.endWrong') }] : []),
    ...(isReversed ? [{ field: 'end', text: t('cancel.endBeforeStart') }] : []),
  ];
}

const secondsOf = (ms: number): number => Math.floor(ms / 1000);

/** Returns the period as it is sent, in UTC seconds; an end that isn't given is left out. */
export const cancelBody = ({ start, end }: CancelPeriod) => ({
  ...(start.at === undefined ? {} : { start: secondsOf(start.at) }),
  ...(end.at === undefined ? {} : { end: secondsOf(end.at) }),
});
