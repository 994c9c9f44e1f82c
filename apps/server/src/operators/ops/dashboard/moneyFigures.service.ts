import type { CurrencyMoney, HourTurnover, MoneyFigures, MoneyTotal } from '@touchline/contract/operators';
import type { SiteChoice } from '../../../kernel/index.ts';
import { BASE_CURRENCY, hasRate, inBase, signedText } from '../../../ledger/index.ts';
import { moneyByHour, moneySums, type MoneyRow, type MoneySum } from './moneyFigures.store.ts';
import {
  createHourlyRows,
  DAY,
  FIGURES_LIVE,
  HOUR,
  rowsOfSites,
  startOf,
  type FiguresDeps,
} from './hourlyRows.ts';
import { reused } from './reused.ts';

/** Days before today that are shown. */
const DAYS_BEFORE = 7;

/** Returns the figures of some sites. */
export type ReadMoneyFigures = (sites: SiteChoice) => Promise<MoneyFigures>;

/** Returns a function that reads the money that moved on the platform's sites. */
export function createMoneyFigures({ db, now, isReused }: FiguresDeps): ReadMoneyFigures {
  const rowsOfDays = createHourlyRows({
    now,
    isReused,
    days: DAYS_BEFORE + 1,
    read: (from, until) => moneyByHour(db, from, until),
  });
  // Operators of all sites share one read; each answer has only the rows of its sites.
  const read = reused(rowsOfDays, isReused ? FIGURES_LIVE : 0, () => now().getTime());
  return async (sites) => {
    const { at, rows: all } = await read();
    const rows = rowsOfSites(all, sites);
    const today = startOf(at, DAY);
    const within = (from: number, length: number) =>
      rows.filter(({ hour }) => hour.getTime() >= from && hour.getTime() < from + length);
    return {
      at,
      days: Array.from({ length: DAYS_BEFORE + 1 }, (_, index) => {
        const day = today - (DAYS_BEFORE - index) * DAY;
        const ofDay = within(day, DAY);
        return { at: day, currencies: byCurrency(ofDay), total: totalOf(ofDay) };
      }),
      hours: Array.from({ length: 24 }, (_, index) => {
        const hour = today + index * HOUR;
        return {
          at: hour,
          today: hour > at ? null : turnoverOf(within(hour, HOUR)),
          before: turnoverOf(within(hour - DAYS_BEFORE * DAY, HOUR)),
        };
      }),
    };
  };
}

/** Sums the rows of each currency, in alphabetical order. */
function byCurrency(rows: readonly MoneyRow[]): CurrencyMoney[] {
  const isos = [...new Set(rows.map(({ iso }) => iso))].toSorted();
  return isos.map((iso) => {
    const own = rows.filter((row) => row.iso === iso);
    return { iso, ...figuresOf(sumsOf(own, sumIn(iso)), iso) };
  });
}

/** Sums rows of all currencies in the base currency; null if one has no rate. */
function totalOf(rows: readonly MoneyRow[]): MoneyTotal | null {
  if (!rows.every(({ iso }) => hasRate(iso))) return null;
  return figuresOf(sumsOf(rows, sumInBase), BASE_CURRENCY);
}

function turnoverOf(rows: readonly MoneyRow[]): HourTurnover {
  const shown = (name: MoneySum) => {
    const own = rows.filter((row) => row.name === name);
    return own.every(({ iso }) => hasRate(iso)) ? signedText(sumInBase(own), BASE_CURRENCY) : null;
  };
  return { sport: shown('sportTurnover'), casino: shown('casinoTurnover') };
}

const plainSum = (rows: readonly MoneyRow[]): bigint => rows.reduce((sum, { value }) => sum + value, 0n);
const sumIn = (iso: string) => (rows: readonly MoneyRow[]) => plainSum(rows.filter((row) => row.iso === iso));
const sumInBase = (rows: readonly MoneyRow[]): bigint =>
  inBase(rows.map(({ iso, value }) => ({ iso, sum: value })));

/** Sums each figure; counts are added, whatever the currency. */
function sumsOf(
  rows: readonly MoneyRow[],
  money: (rows: readonly MoneyRow[]) => bigint,
): Readonly<Record<MoneySum, bigint>> {
  const sums = moneySums.map((name) => {
    const own = rows.filter((row) => row.name === name);
    return [name, name.endsWith('Count') ? plainSum(own) : money(own)] as const;
  });
  // The cast: each name has its entry.
  return Object.fromEntries(sums) as Record<MoneySum, bigint>;
}

function figuresOf(sums: Readonly<Record<MoneySum, bigint>>, iso: string): MoneyTotal {
  const text = (name: MoneySum) => signedText(sums[name], iso);
  return {
    deposits: { count: Number(sums.depositCount), sum: text('deposits') },
    payouts: { count: Number(sums.payoutCount), sum: text('payouts') },
    sport: { turnover: text('sportTurnover'), payouts: text('sportPayouts') },
    casino: { turnover: text('casinoTurnover'), payouts: text('casinoPayouts') },
  };
}
