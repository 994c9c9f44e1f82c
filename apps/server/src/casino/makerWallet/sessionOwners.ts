import { sql } from 'kysely';
import { coalesced, type Db } from '../../kernel/index.ts';

/** Sessions whose player is remembered. Beyond it all are forgotten and read again. */
const MOST = 10_000;

/** Players of game sessions. */
export interface SessionOwners {
  /** Returns the player of a session with real money as a key; undefined for guests and unknown sessions. */
  of(sessionId: string): Promise<string | undefined>;
}

/** Creates a look-up of the players of sessions, which never change. */
export function createSessionOwners(db: Db): SessionOwners {
  const known = new Map<string, string>();
  const find = coalesced(async (ids: readonly string[]) => {
    const rows = await db
      .selectFrom('game_sessions')
      .select(['id', 'player_id as playerId'])
      .where('id', '=', sql<string>`any(${ids})`)
      .where('player_id', 'is not', null)
      .execute();
    return new Map(rows.map(({ id, playerId }) => [id, String(playerId)]));
  });

  return {
    async of(sessionId) {
      const before = known.get(sessionId);
      if (before !== undefined) return before;
      const owner = await find(sessionId);
      if (owner === undefined) return undefined;
      if (known.size === MOST) known.clear();
      known.set(sessionId, owner);
      return owner;
    },
  };
}
