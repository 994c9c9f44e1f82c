import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { FreeRoundsTable } from '../rounds/rounds.tables.ts';
import type { Selectable } from 'kysely';
import { refused, type Decision } from './answers.ts';
import type { BodyOfCall } from './calls.ts';
import type { AskedCall } from './context.ts';

export type FreeRoundsRow = Selectable<FreeRoundsTable>;

/** Returns free rounds of a player at a maker; undefined if there are none of this id. */
export function freeRoundsOf(
  db: Db | Trx,
  makerId: string,
  playerId: bigint,
  id: string,
): Promise<FreeRoundsRow | undefined> {
  return db
    .selectFrom('free_rounds')
    .selectAll()
    .where('id', '=', id)
    .where('maker_id', '=', makerId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Returns the number of rounds that can be played now; rounds that are cancelled or expired lapse. */
export function leftOf(
  { rounds, played, cancelled_at, starts_at, ends_at }: FreeRoundsRow,
  now: Date,
): number {
  return cancelled_at === null && starts_at <= now && now < ends_at ? rounds - played : 0;
}

/** Returns why a free round is refused; undefined if it may be played. */
export async function freeRoundsRefusal(
  trx: Trx,
  { freeRoundsId }: BodyOfCall<'bet'>,
  { makerId, account, context, gameId, now }: AskedCall & { readonly gameId: bigint },
): Promise<Decision | undefined> {
  const before = context.roundState ?? 'none';
  const free =
    freeRoundsId === undefined ? undefined : await freeRoundsOf(trx, makerId, account.playerId, freeRoundsId);
  if (!free || free.iso !== account.iso || !free.game_ids.some((id) => BigInt(id) === gameId))
    return refused('FREE_ROUNDS_UNKNOWN', before);
  return leftOf(free, now) > 0 ? undefined : refused('FREE_ROUNDS_SPENT', before);
}

/** Counts a played round. Throws an error if none is left, which the player's lock excludes. */
export async function playFreeRound(trx: Trx, id: string): Promise<void> {
  const { rows } = await sql`
    update free_rounds set played = played + 1 where id = ${id} and played < rounds returning id`.execute(
    trx,
  );
  if (rows.length === 0) throw new Error(`The free rounds ${id} were played by a call in parallel.`);
}

/** Gives a round back whose bet was rolled back. */
export async function returnFreeRound(trx: Trx, id: string): Promise<void> {
  await sql`update free_rounds set played = played - 1 where id = ${id}`.execute(trx);
}

/** Returns the free rounds that a round was played with, locked; undefined if it wasn't. */
export function freeRoundsOfRound(trx: Trx, roundId: bigint): Promise<FreeRoundsRow | undefined> {
  return trx
    .selectFrom('free_rounds')
    .selectAll()
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('game_operations')
        .select('free_rounds_id')
        .where('round_id', '=', roundId)
        .where('kind', '=', 'freeBet')
        .where('is_applied', '=', true)
        .limit(1),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Adds a win to free rounds. */
export async function addWon(trx: Trx, id: string, amount: bigint): Promise<void> {
  await sql`update free_rounds set won = won + ${amount} where id = ${id}`.execute(trx);
}
