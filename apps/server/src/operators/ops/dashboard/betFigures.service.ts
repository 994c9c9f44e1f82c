import { toWire } from '@touchline/betting';
import type { BetFigures, CurrencyTurnover } from '@touchline/contract/operators';
import { openByCurrency, placedByHour, type HourRow } from './betFigures.store.ts';
import { createHourlyRows, DAY, FIGURES_LIVE, HOUR, startOf, type FiguresDeps } from './hourlyRows.ts';
import { reused } from './reused.ts';

const DAYS = 7;

/** Returns a function that reads liability and turnover of the platform. */
export function createBetFigures({ db, now, isReused }: FiguresDeps): () => Promise<BetFigures> {
  const rowsOfDays = createHourlyRows({
    now,
    isReused,
    days: DAYS,
    read: (from, until) => placedByHour(db, from, until),
  });
  return reused(
    async () => {
      const { at, rows } = await rowsOfDays();
      const since = (from: number) => rows.filter(({ hour }) => hour.getTime() >= from);
      const open = await openByCurrency(db);
      return {
        at,
        open: open.map(({ iso, bets, stakes, payouts }) => ({
          iso,
          bets: Number(bets),
          stakes: toWire(stakes, iso),
          payouts: toWire(payouts, iso),
        })),
        today: byCurrency(since(startOf(at, DAY))),
        week: byCurrency(since(startOf(at, DAY) - (DAYS - 1) * DAY)),
        hours: byHour(rows, startOf(at, HOUR) - 23 * HOUR),
      };
    },
    isReused ? FIGURES_LIVE : 0,
    () => now().getTime(),
  );
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
