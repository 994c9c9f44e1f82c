import type { FreeRoundsState } from '@touchline/contract/operators';
import type { OfferTerms } from '@touchline/bonuses';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { FreeRoundsTable } from '../rounds/rounds.tables.ts';

/** Free rounds with what lists show beside them. */
export type FreeRoundsRow = Selectable<FreeRoundsTable> & {
  readonly state: FreeRoundsState;
  readonly login: string;
  /** Its games in the order of the order. */
  readonly games: readonly { readonly id: string; readonly name: string }[];
  /** Conditions of the bonus that wins become. */
  readonly terms: OfferTerms | null;
  readonly by: string | null;
  readonly reason: string | null;
};

/** State of the free rounds `f` at a time. */
const stateAt = (now: Date): RawBuilder<FreeRoundsState> => sql<FreeRoundsState>`case
  when f.cancel_cause = 'maker' then 'refused'
  when f.cancelled_at is not null then 'cancelled'
  when f.played >= f.rounds then 'played'
  when f.ends_at <= ${now} then 'lapsed'
  when f.starts_at > ${now} then 'planned'
  when f.maker_confirmed_at is null then 'waiting'
  else 'open' end`;

/** Free rounds that a list shows. */
export interface FreeRoundsFilter {
  readonly siteId?: string | undefined;
  readonly playerId?: bigint | undefined;
  readonly state?: FreeRoundsState | undefined;
  /** Cursor: ms of their creation and their id. */
  readonly before?: { readonly at: Date; readonly id: string } | undefined;
  readonly id?: string | undefined;
  readonly limit: number;
}

/** Returns free rounds, newest first. */
export async function listFreeRounds(
  db: Db | Trx,
  { siteId, playerId, state, before, id, limit }: FreeRoundsFilter,
  now: Date,
): Promise<FreeRoundsRow[]> {
  const conditions = [sql`true`];
  if (siteId !== undefined) conditions.push(sql`p.site_id = ${siteId}`);
  if (playerId !== undefined) conditions.push(sql`f.player_id = ${playerId}`);
  if (state !== undefined) conditions.push(sql`${stateAt(now)} = ${state}`);
  if (id !== undefined) conditions.push(sql`f.id = ${id}`);
  if (before) conditions.push(sql`(f.created_at, f.id) < (${before.at}::timestamptz, ${before.id})`);
  const { rows } = await sql<FreeRoundsRow>`
    select f.*, ${stateAt(now)} as state, p.login, v.terms, o.by, o.reason,
      (select coalesce(json_agg(json_build_object('id', g.id::text, 'name', g.name)
        order by array_position(f.game_ids, g.id)), '[]'::json)
        from games g where g.id = any(f.game_ids)) as games
    from free_rounds f
    join players p on p.id = f.player_id
    left join free_round_orders o on o.id = f.order_id
    left join bonus_offers b on b.id = f.offer_id
    left join bonus_offer_versions v on v.offer_id = b.id and v.version = b.version
    where ${sql.join(conditions, sql` and `)}
    order by f.created_at desc, f.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns the free rounds of a player that are confirmed and not over, those that end first at the beginning. */
export async function openFreeRounds(db: Db, playerId: bigint, now: Date): Promise<FreeRoundsRow[]> {
  const rows = await listFreeRounds(db, { playerId, state: 'open', limit: MOST_OPEN }, now);
  return rows.toSorted((a, b) => a.ends_at.getTime() - b.ends_at.getTime());
}

const MOST_OPEN = 100;

/** Locks free rounds of a site until the transaction ends, and returns them; undefined if there are none of this id. */
export async function lockFreeRounds(
  trx: Trx,
  siteId: string,
  id: string,
  now: Date,
): Promise<FreeRoundsRow | undefined> {
  await sql`select from free_rounds where id = ${id} for no key update`.execute(trx);
  const [row] = await listFreeRounds(trx, { siteId, id, limit: 1 }, now);
  return row;
}

/** Cancels what is left of free rounds, also at their maker. */
export async function cancelFreeRounds(trx: Trx, id: string, note: string, at: Date): Promise<void> {
  await trx
    .updateTable('free_rounds')
    .set({ cancelled_at: at, cancel_cause: 'operator', cancel_note: note, ask_maker_at: at })
    .where('id', '=', id)
    .execute();
}
