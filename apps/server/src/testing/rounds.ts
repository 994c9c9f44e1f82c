import { insertGame } from '../casino/catalogue/testing.ts';
import type { Db } from '../kernel/db/database.ts';
import { insertSession } from '../casino/rounds/roundAccess.ts';
import type { GameRoundsTable } from '../casino/rounds/rounds.tables.ts';
import type { TestPlayer } from './players.ts';

let made = 0;

/** Stores a round of a player with a stake of 2.00 and a win of 5.00, with a game and a session of its own. */
export async function storeRound(
  db: Db,
  { playerId: player_id, accountId: account_id }: TestPlayer,
  { state, at }: { readonly state: GameRoundsTable['state']; readonly at: Date },
): Promise<string> {
  made += 1;
  const gameId = await insertGame(db, { name: `Round game ${made}` });
  const of = { maker_id: 'sandbox', game_id: gameId, player_id, account_id, iso: 'EUR' };
  const seen = { language: 'en', country: null, device: 'phone', return_to: null, sign_in_id: null };
  const { site_id } = await db
    .selectFrom('players')
    .select('site_id')
    .where('id', '=', player_id)
    .executeTakeFirstOrThrow();
  const { session } = await insertSession(db, { ...of, ...seen, site_id, mode: 'real' }, at);
  const { id } = await db
    .insertInto('game_rounds')
    .values({
      ...of,
      maker_round_id: `stored-${made}`,
      session_id: session.id,
      state,
      is_free: false,
      is_bonus: false,
      staked: state === 'rolledBack' ? 0n : 200n,
      won: state === 'closed' ? 500n : 0n,
      opened_at: at,
      closed_at: state === 'open' ? null : at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}
