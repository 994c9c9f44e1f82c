import { sql, type SelectQueryBuilder } from 'kysely';
import { type Db, containing, type Database } from '../../kernel/index.ts';
import { partedNames } from '../clubs/clubNames.ts';
import type { PartedName } from '../feed/partedClubs.ts';
import type { ResultRow } from './resultView.ts';
import { isSide, withShownSides } from './shownSides.ts';

export interface ResultFilter {
  readonly sportId?: number | undefined;
  readonly competitionId?: number | undefined;
  readonly teamId?: number | undefined;
  /** Earliest kick-off, inclusive. */
  readonly from?: Date | undefined;
  /** Latest kick-off, exclusive. */
  readonly until?: Date | undefined;
  /** Case-folded part of a name. */
  readonly text?: string | undefined;
}

export interface ResultPage {
  readonly limit: number;
  /** Position after which the page begins. */
  readonly before?: { readonly startsAt: Date; readonly matchId: bigint } | undefined;
}

type Query<O> = SelectQueryBuilder<Database, 'match_results', O>;

function filtered<O>(query: Query<O>, filter: ResultFilter, parted: readonly PartedName[]): Query<O> {
  const { sportId, competitionId, teamId, from, until, text } = filter;
  let own = query;
  if (sportId !== undefined) own = own.where('sport_id', '=', sportId);
  if (competitionId !== undefined) own = own.where('competition_id', '=', BigInt(competitionId));
  if (teamId !== undefined) {
    own = own.where((eb) => eb.or([isSide(eb, 'home', teamId, parted), isSide(eb, 'away', teamId, parted)]));
  }
  if (from !== undefined) own = own.where('starts_at', '>=', from);
  if (until !== undefined) own = own.where('starts_at', '<', until);
  if (text !== undefined) own = own.where('folded', 'like', containing(text));
  return own;
}

/** Returns results of a filter, latest kick-off first. */
export async function resultRows(
  db: Db,
  filter: ResultFilter,
  { limit, before }: ResultPage,
): Promise<ResultRow[]> {
  const parted = await partedNames(db);
  const query = filtered(db.selectFrom('match_results'), filter, parted);
  const page = before
    ? query.where(sql<boolean>`(starts_at, match_id) < (${before.startsAt}, ${before.matchId})`)
    : query;
  const rows = await page
    .selectAll()
    .orderBy('starts_at', 'desc')
    .orderBy('match_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => withShownSides(row, parted));
}

const sides = [
  'sport_id',
  'competition',
  'country',
  'home',
  'away',
  'home_id',
  'away_id',
  'home_written',
  'away_written',
] as const satisfies readonly (keyof ResultRow)[];

/** Returns the sides of the last results of a filter. */
export async function sideRows(
  db: Db,
  filter: ResultFilter,
  limit: number,
): Promise<Pick<ResultRow, (typeof sides)[number]>[]> {
  const parted = await partedNames(db);
  const rows = await filtered(db.selectFrom('match_results'), filter, parted)
    .select(sides)
    .orderBy('starts_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => withShownSides(row, parted));
}

/** Returns matches of two sides against each other before a time, latest first. */
export async function meetingRows(
  db: Db,
  [one, other]: readonly [number, number],
  before: Date,
  limit: number,
): Promise<ResultRow[]> {
  const parted = await partedNames(db);
  const rows = await db
    .selectFrom('match_results')
    .selectAll()
    .where('status', '=', 4)
    .where('starts_at', '<', before)
    .where((eb) =>
      eb.or([
        eb.and([isSide(eb, 'home', one, parted), isSide(eb, 'away', other, parted)]),
        eb.and([isSide(eb, 'home', other, parted), isSide(eb, 'away', one, parted)]),
      ]),
    )
    .orderBy('starts_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => withShownSides(row, parted));
}

/** Returns the sports that have results in a filter. */
export async function sportsWithResults(db: Db, filter: ResultFilter): Promise<number[]> {
  const rows = await filtered(db.selectFrom('match_results'), filter, await partedNames(db))
    .select('sport_id')
    .distinct()
    .orderBy('sport_id')
    .execute();
  return rows.map(({ sport_id }) => sport_id);
}

export interface CompetitionCount {
  readonly id: number;
  readonly sportId: number;
  readonly name: string;
  readonly country: string;
  readonly count: number;
}

/** Returns the competitions that have results in a filter, by name, with their counts. */
export async function competitionsWithResults(db: Db, filter: ResultFilter): Promise<CompetitionCount[]> {
  const rows = await filtered(db.selectFrom('match_results'), filter, await partedNames(db))
    .select((eb) => [
      'competition_id',
      eb.fn.max('sport_id').as('sport_id'),
      eb.fn.max('competition').as('competition'),
      eb.fn.max('country').as('country'),
      eb.fn.countAll<bigint>().as('count'),
    ])
    .groupBy('competition_id')
    .orderBy('competition')
    .execute();
  return rows.map((row) => ({
    id: Number(row.competition_id),
    sportId: row.sport_id,
    name: row.competition,
    country: row.country,
    count: Number(row.count),
  }));
}
