import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';

/** Returns the id under which a maker knows a player, made at the first use; it says nothing about the player. */
export async function opaqueIdOf(trx: Db | Trx, makerId: string, playerId: bigint): Promise<string> {
  const fresh = randomBytes(12).toString('base64url');
  const { rows } = await sql<{ id: string }>`
    insert into maker_players (maker_id, player_id, opaque_id) values (${makerId}, ${playerId}, ${fresh})
    on conflict (maker_id, player_id) do update set opaque_id = maker_players.opaque_id
    returning opaque_id as id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`Player ${playerId} has no id at ${makerId}.`);
  return row.id;
}
