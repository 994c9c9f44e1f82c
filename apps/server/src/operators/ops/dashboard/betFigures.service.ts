import { toWire } from '@touchline/betting';
import type { BetFigures, CurrencyTurnover } from '@touchline/contract/operators';
import type { SiteChoice } from '../../../kernel/index.ts';
import { openByCurrency, placedByHour, type HourRow, type LiabilityRow } from './betFigures.store.ts';
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

const DAYS = 7;

/** Returns a function that reads liability and turnover of some sites. */
export function createBetFigures({
  db,
  now,
  isReused,
}: FiguresDeps): (sites: SiteChoice) => Promise<BetFigures> {
  const rowsOfDays = createHourlyRows({
    now,
    isReused,
    days: DAYS,
    read: (from, until) => placedByHour(db, from, until),
  });
  // Operators of all sites share one read; each answer has only the rows of its sites.
  const read = reused(
    async () => ({ ...(await rowsOfDays()), open: await openByCurrency(db) }),
    isReused ? FIGURES_LIVE : 0,
    () => now().getTime(),
  );
  return async (sites) => {
    const { at, ...all } = await read();
    const rows = rowsOfSites(all.rows, sites);
    const since = (from: number) => rows.filter(({ hour }) => hour.getTime() >= from);
    return {
      at,
      open: openOf(rowsOfSites(all.open, sites)),
      today: byCurrency(since(startOf(at, DAY))),
      week: byCurrency(since(startOf(at, DAY) - (DAYS - 1) * DAY)),
      hours: byHour(rows, startOf(at, HOUR) - 23 * HOUR),
    };
  };
}

/** Sums the open bets of each currency, the one with the highest possible payout first. */
function openOf(rows: readonly LiabilityRow[]): BetFigures['open'] {
  const isos = [...new Set(rows.map(({ iso }) => iso))];
  return isos
    .map((iso) => {
      const own = rows.filter((row) => row.iso === iso);
      const sum = (value: 'bets' | 'stakes' | 'payouts') =>
        own.reduce((total, row) => total + row[value], 0n);
      return { iso, bets: sum('bets'), stakes: sum('stakes'), payouts: sum('payouts') };
    })
    .toSorted((one, other) => Number(other.payouts - one.payouts))
    .map(({ iso, bets, stakes, payouts }) => ({
      iso,
      bets: Number(bets),
      stakes: toWire(stakes, iso),
      payouts: toWire(payouts, iso),
    }));
}

/** Sums the rows of each currency, the one with the most bets first. */
function byCurrency(rows: readonly HourRow[]): readonly CurrencyTurnover[] {
  const sums = new Map<string, { readonly bets: bigint; readonly stakes: bigint }>();
  for (const { iso, bets, stakes } of rows) {
    const sum = sums.get(iso) ?? { bets: 0n, stakes: 0n };
    sums.set(iso, { bets: sum.bets + bets, stakes: sum.stakes + stakes });
  }
  return [...sums]
    .map(([iso, { bets, stakes }]) => ({ iso, bets: Number(bets), stakes: toWire(stakes, iso) }))
    .toSorted((one, other) => other.bets - one.bets);
}

/** Counts the bets of each of the 24 hours from an hour on. */
function byHour(rows: readonly HourRow[], from: number): BetFigures['hours'] {
  return Array.from({ length: 24 }, (_, index) => {
    const at = from + index * HOUR;
    const own = rows.filter(({ hour }) => hour.getTime() === at);
    return { at, bets: own.reduce((sum, { bets }) => sum + Number(bets), 0) };
  });
}
