import type { MatchState } from '@touchline/feed/source';
import { foldForms } from '@touchline/text';
import { sql, type Insertable } from 'kysely';
import type { Db } from '../../kernel/index.ts';
import type { PartedName } from '../feed/partedClubs.ts';
import type { ClubNamesTable } from './clubs.tables.ts';

/** Rows per statement: PostgreSQL takes at most 65,535 values in one. */
const MAX_ROWS = 500;

type NewName = Insertable<ClubNamesTable> & { first_match_at: Date; last_match_at: Date };

/** Returns the names in matches, each once, in the order in which all writers lock them. */
function namesIn(matches: readonly MatchState[]): NewName[] {
  const names = new Map<string, NewName>();
  for (const match of matches) {
    const { sportId, country, competition, homeId, awayId } = match;
    const at = new Date(match.startsAt * 1000);
    for (const [id, written] of [
      [homeId, match.homeWritten ?? match.home],
      [awayId, match.awayWritten ?? match.away],
    ] as const) {
      if (id === undefined) continue;
      const key = `${id} ${written}`;
      const held = names.get(key);
      const isLast = !held || at >= held.last_match_at;
      names.set(key, {
        team_id: BigInt(id),
        written,
        folded: foldForms(written).join('\n'),
        ...(isLast ? { sport_id: sportId, country, competition } : held),
        first_match_at: held && held.first_match_at < at ? held.first_match_at : at,
        last_match_at: isLast ? at : held.last_match_at,
      });
    }
  }
  return [...names.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
}

/** Stores the names in matches as their sources give them, and extends the time of known ones. */
export async function saveClubNames(db: Db, matches: readonly MatchState[]): Promise<void> {
  const rows = namesIn(matches);
  for (let start = 0; start < rows.length; start += MAX_ROWS) {
    await db
      .insertInto('club_names')
      .values(rows.slice(start, start + MAX_ROWS))
      .onConflict((conflict) =>
        conflict.columns(['team_id', 'written']).doUpdateSet({
          competition: sql`case when excluded.last_match_at >= club_names.last_match_at
            then excluded.competition else club_names.competition end`,
          first_match_at: sql`least(excluded.first_match_at, club_names.first_match_at)`,
          last_match_at: sql`greatest(excluded.last_match_at, club_names.last_match_at)`,
        }),
      )
      .execute();
  }
}

/** Returns all parted names, in a fixed order. */
export async function partedNames(db: Db): Promise<PartedName[]> {
  const rows = await db
    .selectFrom('club_names')
    .select(['team_id', 'written', 'club_id', 'club_name'])
    .where('club_id', 'is not', null)
    .orderBy('team_id')
    .orderBy('written')
    .execute();
  return rows.flatMap(({ team_id, written, club_id, club_name }) =>
    club_id === null || club_name === null
      ? []
      : [{ teamId: Number(team_id), written, clubId: Number(club_id), clubName: club_name }],
  );
}
