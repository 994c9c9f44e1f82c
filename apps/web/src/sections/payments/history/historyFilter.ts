import type { PaymentsQuestion } from '../../../features/cashier/cashier.api.ts';

/** Periods of the history in days; `all` is everything. */
export const periods = ['30', '90', '365', 'all'] as const;
export const directions = ['all', 'deposit', 'withdrawal'] as const;
export const states = ['all', 'done', 'open', 'failed'] as const;

const DAY = 86_400;

/** Filter of the history as its address has it. */
export interface HistoryFilter {
  readonly period: (typeof periods)[number];
  readonly direction: (typeof directions)[number];
  readonly state: (typeof states)[number];
}

/** Reads a filter from an address; unknown values are the defaults, the last 30 days of everything. */
export function filterIn(search: URLSearchParams): HistoryFilter {
  return {
    period: periods.find((one) => one === search.get('period')) ?? '30',
    direction: directions.find((one) => one === search.get('direction')) ?? 'all',
    state: states.find((one) => one === search.get('state')) ?? 'all',
  };
}

/** Returns an address's query with one value of the filter changed; defaults are left out. */
export function withFilter(search: URLSearchParams, id: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (value === (id === 'period' ? '30' : 'all')) changed.delete(id);
  else changed.set(id, value);
  return changed;
}

/** Returns the beginning of a period, at a whole hour so that it stays the same; undefined for everything. */
export function startOf(period: HistoryFilter['period'], now: number): number | undefined {
  return period === 'all' ? undefined : Math.floor(now / 3600) * 3600 - Number(period) * DAY;
}

/** Returns the filter of the server's list. @param from UTC seconds */
export function questionOf({ direction, state }: HistoryFilter, from: number | undefined): PaymentsQuestion {
  return {
    ...(direction === 'all' ? {} : { direction }),
    ...(state === 'all' ? {} : { state }),
    ...(from === undefined ? {} : { from }),
  };
}
