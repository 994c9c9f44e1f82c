import { sql, type Selectable } from 'kysely';
import { containing, type Db, type Trx } from '../../kernel/index.ts';
import type { ClubNamesTable } from './clubs.tables.ts';

export type ClubNameRow = Selectable<ClubNamesTable>;

/** Returns the names of a team, locked until the transaction ends. */
export function lockedNames(trx: Trx, teamId: bigint): Promise<ClubNameRow[]> {
  return trx
    .selectFrom('club_names')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('written')
    .forUpdate()
    .execute();
}

/** Returns a new id of a parted club. */
export async function newClubId(trx: Trx): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`select nextval('parted_club_ids') as id`.execute(trx);
  return rows[0]?.id ?? 0n;
}

/** Gives names of a team to a club, or back to the team without one. */
export async function setClub(
  trx: Trx,
  teamId: bigint,
  names: readonly string[],
  club: { readonly id: bigint; readonly name: string } | undefined,
): Promise<void> {
  await trx
    .updateTable('club_names')
    .set({ club_id: club?.id ?? null, club_name: club?.name ?? null })
    .where('team_id', '=', teamId)
    .where('written', 'in', names)
    .execute();
}

export interface ClubFilter {
  /** Folded part of a name. */
  readonly text: string | undefined;
  /** True for teams with a parted name only. */
  readonly isParted: boolean;
}

/** Returns teams with several names, by their first name and after a team, and one more than the limit. */
export async function joinedTeams(
  db: Db,
  { text, isParted }: ClubFilter,
  page: { readonly after: bigint | undefined; readonly limit: number },
): Promise<bigint[]> {
  const { rows } = await sql<{ team_id: bigint }>`
    with teams as (
      select team_id, min(written) as name, bool_or(club_id is not null) as is_parted,
        string_agg(folded, E'\n') as folded
      from club_names group by team_id having count(*) > 1)
    select team_id from teams
    where (${!isParted} or is_parted)
      and (${text === undefined} or folded like ${containing(text ?? '')})
      and (${page.after === undefined}
        or (name, team_id) > (select name, team_id from teams where team_id = ${page.after ?? 0n}))
    order by name, team_id limit ${page.limit}`.execute(db);
  return rows.map(({ team_id }) => team_id);
}

/** Returns the names of teams, by name. */
export function namesOfTeams(db: Db, teamIds: readonly bigint[]): Promise<ClubNameRow[]> {
  if (teamIds.length === 0) return Promise.resolve([]);
  return db.selectFrom('club_names').selectAll().where('team_id', 'in', teamIds).orderBy('written').execute();
}
