import type { Db } from '../kernel/db/database.ts';
import { demoCredit } from '../ledger/wallet/payments.ts';
import { openAccount } from '../ledger/wallet/wallet.store.ts';

let made = 0;

export interface TestPlayer {
  readonly playerId: bigint;
  readonly accountId: bigint;
}

/** Creates a player with one active main account in the database; `money` is in minor units. */
export function createTestPlayer(
  db: Db,
  { iso = 'EUR', money = 0n, siteId = 'house' } = {},
): Promise<TestPlayer> {
  made += 1;
  const login = `test-${made}`;
  return db.transaction().execute(async (trx) => {
    const { id: playerId } = await trx
      .insertInto('players')
      .values({
        site_id: siteId,
        login,
        email: null,
        password_hash: '-',
        must_change_password: false,
        language: 'en',
        registered_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const accountId = await openAccount(trx, { playerId, iso, type: 0, isActive: true });
    if (money > 0n) {
      await demoCredit(trx, { accountId, amount: money, key: `${login}-start`, at: new Date() });
    }
    return { playerId, accountId };
  });
}
