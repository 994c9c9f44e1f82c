import type { Score, TournamentState } from '@touchline/loyalty';
import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import { isExcluded } from '../../protection/index.ts';
import type { TournamentPlayersTable, TournamentsTable } from './tournaments.tables.ts';

export type TournamentRow = Selectable<TournamentsTable>;
export type PlayerRow = Selectable<TournamentPlayersTable>;

/** Days in which a tournament that is over is listed. */
const LISTED_DAYS = 30;
const DAY = 86_400_000;

export function tournamentById(db: Db | Trx, id: bigint): Promise<TournamentRow | undefined> {
  return db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a tournament until the transaction ends. */
export function lockTournament(trx: Trx, id: bigint): Promise<TournamentRow | undefined> {
  return trx.selectFrom('tournaments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns a site's tournaments without those that were cancelled, those that end last first. */
export function tournamentsOf(db: Db, siteId: string, now: Date): Promise<TournamentRow[]> {
  return db
    .selectFrom('tournaments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('state', '<>', 'cancelled')
    .where('until_at', '>', new Date(now.getTime() - LISTED_DAYS * DAY))
    .orderBy('until_at', 'desc')
    .limit(100)
    .execute();
}

/** Returns the tournaments of a site that count a round which began and ended at these times. */
export function countingTournaments(
  trx: Trx,
  {
    siteId,
    openedAt,
    closedAt,
  }: { readonly siteId: string; readonly openedAt: Date; readonly closedAt: Date },
): Promise<TournamentRow[]> {
  return trx
    .selectFrom('tournaments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('state', 'in', ['planned', 'running', 'counting'])
    .where('from_at', '<=', openedAt)
    .where('until_at', '>=', closedAt)
    .execute();
}

/** Times and stored state of a tournament that has begun. */
export type StartedTournament = Pick<TournamentRow, 'id' | 'state' | 'from_at' | 'until_at'>;

/** Returns the tournaments that have begun and are neither paid nor cancelled. */
export function startedTournaments(db: Db, now: Date): Promise<StartedTournament[]> {
  return db
    .selectFrom('tournaments')
    .select(['id', 'state', 'from_at', 'until_at'])
    .where('state', 'in', ['planned', 'running', 'counting', 'final'])
    .where('from_at', '<=', now)
    .orderBy('id')
    .execute();
}

/** Cancels a tournament; no prizes are given, and a job returns the entry fees. */
export async function cancel(trx: Trx, id: bigint, reason: string): Promise<void> {
  await trx
    .updateTable('tournaments')
    .set({ state: 'cancelled', cancel_reason: reason })
    .where('id', '=', id)
    .execute();
}

export async function setState(trx: Trx, id: bigint, state: TournamentState): Promise<void> {
  await trx.updateTable('tournaments').set({ state }).where('id', '=', id).execute();
}

/** Adds a player, if there is none yet. Returns whether the player is new. */
export async function addPlayer(trx: Trx, id: bigint, playerId: bigint, at: Date): Promise<boolean> {
  const added = await trx
    .insertInto('tournament_players')
    .values({
      tournament_id: id,
      player_id: playerId,
      joined_at: at,
      reached_at: null,
      round_id: null,
      place: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('player_id')
    .executeTakeFirst();
  if (!added) return false;
  await sql`update tournaments set players = players + 1 where id = ${id}`.execute(trx);
  return true;
}

/** Returns a player of a tournament; undefined if the player hasn't joined. */
export function playerOf(db: Db, id: bigint, playerId: bigint): Promise<PlayerRow | undefined> {
  return db
    .selectFrom('tournament_players')
    .selectAll()
    .where('tournament_id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Locks a player of a tournament; undefined if the player hasn't joined. */
export function lockPlayerOf(trx: Trx, id: bigint, playerId: bigint): Promise<PlayerRow | undefined> {
  return trx
    .selectFrom('tournament_players')
    .selectAll()
    .where('tournament_id', '=', id)
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Stores a player's score with one more round; the time and the round change only with the points. A player has a place
 * with points above 0 and the least number of rounds.
 */
export async function updateScore(
  trx: Trx,
  row: PlayerRow,
  { sum, best, points }: Score,
  {
    round,
    leastRounds,
  }: { readonly round: { readonly id: bigint; readonly closedAt: Date }; readonly leastRounds: number },
): Promise<void> {
  const rounds = row.rounds + 1;
  const isReached = row.reached_at === null || points > row.points;
  await trx
    .updateTable('tournament_players')
    .set({
      sum,
      best: [...best],
      points,
      rounds,
      is_ranked: points > 0n && rounds >= leastRounds,
      ...(isReached ? { reached_at: round.closedAt, round_id: round.id } : {}),
    })
    .where('tournament_id', '=', row.tournament_id)
    .where('player_id', '=', row.player_id)
    .execute();
}

/** A row of the table. */
export interface TableRow {
  readonly playerId: bigint;
  readonly name: string;
  readonly points: bigint;
  readonly place: number;
  /** True if others don't see the name, as the player is excluded. */
  readonly isExcluded: boolean;
}

/** Returns a part of the table, the best first. */
export async function tableRows(
  db: Db,
  id: bigint,
  { offset, limit, at }: { readonly offset: number; readonly limit: number; readonly at: Date },
): Promise<TableRow[]> {
  const { rows } = await sql<Omit<TableRow, 'place'>>`
    select t.player_id as "playerId", t.points, p.login as name, ${isExcluded(sql.ref('t.player_id'), at)} as "isExcluded"
    from (
      select player_id, points, reached_at, round_id from tournament_players
      where tournament_id = ${id} and is_ranked
      order by points desc, reached_at, round_id
      offset ${offset} limit ${limit}
    ) t
    join players p on p.id = t.player_id
    order by t.points desc, t.reached_at, t.round_id`.execute(db);
  return rows.map((row, index) => ({ ...row, place: offset + index + 1 }));
}

/** Returns the number of players with a place. */
export async function placesOf(db: Db | Trx, id: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from tournament_players
    where tournament_id = ${id} and is_ranked`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns the row of a player as it is now; undefined without a place. */
export async function ownRow(db: Db, id: bigint, playerId: bigint): Promise<TableRow | undefined> {
  const { rows } = await sql<TableRow>`
    with own as (
      select points, reached_at, round_id, place from tournament_players
      where tournament_id = ${id} and player_id = ${playerId} and is_ranked
    )
    select p.id as "playerId", p.login as name, false as "isExcluded", own.points, coalesce(own.place, 1 + (
      select count(*)::integer from tournament_players t
      where t.tournament_id = ${id} and t.is_ranked
        and (t.points > own.points or (t.points = own.points and (t.reached_at, t.round_id) < (own.reached_at, own.round_id)))
    )) as place
    from own join players p on p.id = ${playerId}`.execute(db);
  return rows[0];
}

/** Fixes the places of a tournament. */
export async function fixPlaces(trx: Trx, id: bigint): Promise<void> {
  await sql`
    update tournament_players t set place = ranked.place
    from (
      select player_id, row_number() over (order by points desc, reached_at, round_id)::integer as place
      from tournament_players where tournament_id = ${id} and is_ranked
    ) ranked
    where t.tournament_id = ${id} and t.player_id = ranked.player_id`.execute(trx);
}

/** Returns players whose prize isn't booked, the best first. */
export function unpaidPlayers(
  db: Db,
  id: bigint,
  { last, limit }: { readonly last: number; readonly limit: number },
): Promise<Pick<PlayerRow, 'player_id' | 'place'>[]> {
  return db
    .selectFrom('tournament_players')
    .select(['player_id', 'place'])
    .where('tournament_id', '=', id)
    .where('is_paid', '=', false)
    .where('place', 'is not', null)
    .where('place', '<=', last)
    .orderBy('place')
    .limit(limit)
    .execute();
}

/** Marks the prize of a player as booked. Returns whether it wasn't before. */
export async function markPaid(trx: Trx, id: bigint, playerId: bigint): Promise<boolean> {
  const marked = await trx
    .updateTable('tournament_players')
    .set({ is_paid: true })
    .where('tournament_id', '=', id)
    .where('player_id', '=', playerId)
    .where('is_paid', '=', false)
    .returning('player_id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Entry fee that a player paid: minor units of an account. */
export interface PaidEntry {
  readonly playerId: bigint;
  readonly accountId: bigint;
  readonly amount: bigint;
}

/** Stores the entry fee that a new player has paid. */
export async function storeEntry(
  trx: Trx,
  id: bigint,
  { playerId, accountId, amount }: PaidEntry,
): Promise<void> {
  await trx
    .updateTable('tournament_players')
    .set({ entry_account_id: accountId, entry_fee: amount })
    .where('tournament_id', '=', id)
    .where('player_id', '=', playerId)
    .execute();
}

/** Returns the cancelled tournaments with entry fees that aren't returned. */
export async function cancelledWithEntries(db: Db): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select t.id from tournaments t where t.state = 'cancelled' and exists (
      select from tournament_players p
      where p.tournament_id = t.id and p.entry_fee is not null and p.entry_returned_at is null
    ) order by t.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns players of a tournament whose entry fee isn't returned. */
export async function entriesToReturn(db: Db, id: bigint, limit: number): Promise<bigint[]> {
  const rows = await db
    .selectFrom('tournament_players')
    .select('player_id')
    .where('tournament_id', '=', id)
    .where('entry_fee', 'is not', null)
    .where('entry_returned_at', 'is', null)
    .orderBy('player_id')
    .limit(limit)
    .execute();
  return rows.map(({ player_id: playerId }) => playerId);
}

/** Marks the entry fee of a player as returned, and returns it; undefined if it was before. */
export async function markEntryReturned(
  trx: Trx,
  { id, playerId, at }: { readonly id: bigint; readonly playerId: bigint; readonly at: Date },
): Promise<PaidEntry | undefined> {
  const { rows } = await sql<PaidEntry>`
    update tournament_players set entry_returned_at = ${at}
    where tournament_id = ${id} and player_id = ${playerId} and entry_fee is not null and entry_returned_at is null
    returning player_id as "playerId", entry_account_id as "accountId", entry_fee as amount`.execute(trx);
  return rows[0];
}
