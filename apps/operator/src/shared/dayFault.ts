import type { DateProblem } from '@touchline/ui';

/** Returns whether a typed day is incomplete or doesn't exist. An empty field is neither: its day may be left out. */
export const isDayWrong = (problem: DateProblem | undefined): boolean =>
  problem !== undefined && problem !== 'empty';
