import { toWire } from '@touchline/betting';
import type { BetFigures, CurrencyTurnover } from '@touchline/contract/operators';
import type { Db } from '../../../kernel/index.ts';
import { openByCurrency, placedByHour, type HourRow } from './betFigures.store.ts';
import { reused } from './reused.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAYS = 7;
/** Lifetime of the figures, ms. */
const FIGURES_LIVE = 15_000;
/** Lifetime of the figures of past hours, in which a bet that waited for a review may still be accepted, ms. */
const PAST_LIVES = 600_000;

export interface BetFiguresDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** True if figures are shared among calls for some seconds. */
  readonly isReused: boolean;
}

const startOf = (at: number, unit: number): number => at - (at % unit);

/** Returns a function that reads liability and turnover of the platform. */
export function createBetFigures({ db, now, isReused }: BetFiguresDeps): () => Promise<BetFigures> {
  const time = () => now().getTime();
  const lifetime = (ms: number) => (isReused ? ms : 0);

  const past = reused(
    async () => {
      const at = time();
      const from = startOf(at, DAY) - (DAYS - 1) * DAY;
      // The current hour is excluded: it is read with every answer.
      const until = startOf(at, HOUR);
      return { until, rows: await placedByHour(db, new Date(from), new Date(until)) };
    },
    lifetime(PAST_LIVES),
    time,
  );

  return reused(
    async () => {
      const at = time();
      const earlier = await past();
      const recent = await placedByHour(db, new Date(earlier.until), new Date(at + HOUR));
      const rows = [...earlier.rows, ...recent];
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
    lifetime(FIGURES_LIVE),
    time,
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
