import type { RoundState } from '@touchline/contract/casino';
import { roundStates } from '@touchline/contract/casino';
import type { RoundsFilter } from '../../../features/gameSession/rounds.api.ts';

/** Periods of the history with their length in days. */
export const periods = ['day', 'week', 'month', 'quarter'] as const;
const DAYS: Readonly<Record<(typeof periods)[number], number>> = { day: 1, week: 7, month: 30, quarter: 90 };
export const states = ['all', ...roundStates] as const;

const HOUR = 3600;
const DAY = 86_400;

/** Filter of the history as its address has it. */
export interface HistoryChoice {
  readonly period: (typeof periods)[number];
  readonly state: 'all' | RoundState;
  /** Id of an account; `all` for every account. */
  readonly account: string;
}

/** Reads a filter from an address; unknown values are the defaults, the last week of everything. */
export function choiceIn(search: URLSearchParams): HistoryChoice {
  return {
    period: periods.find((one) => one === search.get('period')) ?? 'week',
    state: states.find((one) => one === search.get('state')) ?? 'all',
    account: search.get('account') ?? 'all',
  };
}

/** Returns an address's query with one value of the filter changed; defaults are left out. */
export function withChoice(search: URLSearchParams, id: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (value === (id === 'period' ? 'week' : 'all')) changed.delete(id);
  else changed.set(id, value);
  return changed;
}

/** Returns the beginning of a period, at a whole hour so that it stays the same, UTC seconds. */
export function startOf(period: HistoryChoice['period'], now: number): number {
  return Math.floor(now / HOUR) * HOUR - DAYS[period] * DAY;
}

/** Returns the filter of the server's list. */
export function filterOf({ period, state, account }: HistoryChoice, now: number): RoundsFilter {
  return {
    from: startOf(period, now),
    ...(state === 'all' ? {} : { state }),
    ...(account === 'all' ? {} : { accountId: account }),
  };
}
