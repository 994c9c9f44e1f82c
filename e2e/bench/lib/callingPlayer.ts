import type { Db } from '../../../apps/server/src/kernel/db/database.ts';
import { registerPlayer } from './players.ts';

/** A registered player with play money, who calls the API. */
export interface CallingPlayer {
  readonly playerId: bigint;
  readonly accountId: string;
  /**
   * Calls the API with the player's bearer.
   * @param key idempotency key
   */
  post(path: string, body: object, key?: string): Promise<{ readonly status: number; readonly text: string }>;
}

export async function registerCallingPlayer(origin: string, db: Db): Promise<CallingPlayer> {
  const { accountId, token } = await registerPlayer(origin);
  const { player_id: playerId } = await db
    .selectFrom('accounts')
    .select('player_id')
    .where('id', '=', BigInt(accountId))
    .$narrowType<{ player_id: bigint }>()
    .executeTakeFirstOrThrow();
  return {
    playerId,
    accountId,
    async post(path, body, key) {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      };
      const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, text: await answer.text() };
    },
  };
}
