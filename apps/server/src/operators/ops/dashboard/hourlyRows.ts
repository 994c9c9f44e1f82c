import type { Db, SiteChoice } from '../../../kernel/index.ts';
import { reused } from './reused.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Lifetime of figures that are made of rows, ms. */
export const FIGURES_LIVE = 15_000;
/** Lifetime of the rows of past hours, in which something that waited may still be decided, ms. */
const PAST_LIVES = 600_000;

/** Dependencies of figures of the dashboard. */
export interface FiguresDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** True if figures are shared among calls for some time. */
  readonly isReused: boolean;
}

interface HourlyQuery<Row> extends Omit<FiguresDeps, 'db'> {
  /** Number of UTC days, today included. */
  readonly days: number;
  /** Reads the rows of a period. */
  readonly read: (from: Date, until: Date) => Promise<readonly Row[]>;
}

/** Rows with the time at which they were read, UTC ms. */
interface HourlyRows<Row> {
  readonly at: number;
  readonly rows: readonly Row[];
}

/** Returns the rows of some sites. */
export const rowsOfSites = <Row extends { readonly siteId: string }>(
  rows: readonly Row[],
  sites: SiteChoice,
): readonly Row[] => (sites === 'all' ? rows : rows.filter(({ siteId }) => sites.includes(siteId)));

/** Returns the beginning of the hour or the day of a time, UTC ms. */
export const startOf = (at: number, unit: number): number => at - (at % unit);

/** Returns a function that reads rows of some days by hour; those of past hours are read more seldom. */
export function createHourlyRows<Row>({
  now,
  isReused,
  days,
  read,
}: HourlyQuery<Row>): () => Promise<HourlyRows<Row>> {
  const time = () => now().getTime();
  const past = reused(
    async () => {
      const at = time();
      const from = startOf(at, DAY) - (days - 1) * DAY;
      // The current hour is excluded: it is read with every answer.
      const until = startOf(at, HOUR);
      return { until, rows: await read(new Date(from), new Date(until)) };
    },
    isReused ? PAST_LIVES : 0,
    time,
  );

  return async () => {
    const at = time();
    const earlier = await past();
    const recent = await read(new Date(earlier.until), new Date(at + HOUR));
    return { at, rows: [...earlier.rows, ...recent] };
  };
}
