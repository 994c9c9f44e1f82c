import type { PlayerBlocks } from '@touchline/contract/operators';
import { sql, type Selectable } from 'kysely';
import { type PlayersTable, findProfile, type ProfileRow } from '../../accounts/index.ts';
import { hasPasskey } from '../../entry/index.ts';
import type { Db } from '../../kernel/index.ts';
import { kindsThatAre, playerBlocks } from '../../protection/index.ts';
import { countUnread } from '../messages.service.ts';

export interface UserData {
  readonly player: Selectable<PlayersTable>;
  readonly profile: ProfileRow | undefined;
  readonly blocks: PlayerBlocks;
  readonly hasDeposit: boolean;
  /** Number of unread messages. */
  readonly unread: number;
  readonly hasPasskey: boolean;
}

/** Returns the data of a player's configuration, read in one transaction. */
export function userData(db: Db, playerId: bigint, now: Date): Promise<UserData> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const player = await trx
        .selectFrom('players')
        .selectAll()
        .where('id', '=', playerId)
        .executeTakeFirstOrThrow();
      return {
        player,
        blocks: await playerBlocks(trx, playerId),
        profile: await findProfile(trx, playerId),
        hasDeposit: await hasDeposit(trx, playerId),
        unread: await countUnread(trx, playerId, now),
        hasPasskey: await hasPasskey(trx, playerId),
      };
    });
}

/** Returns whether the player has ever made a deposit to any account. */
async function hasDeposit(db: Db, playerId: bigint): Promise<boolean> {
  const found = await db
    .selectFrom('accounts as a')
    .innerJoin('ledger_entries as e', 'e.account_id', 'a.id')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select('t.id')
    .where('a.player_id', '=', playerId)
    .where(sql<boolean>`t.kind = any(${kindsThatAre('deposit')})`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
