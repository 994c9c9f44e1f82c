import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../testing/database.ts';
import { someoneWaits } from '../../../testing/lockWaits.ts';
import { createOpsApp, type OpsApp } from '../../../testing/opsApp.ts';
import { lockAccount } from '../../../ledger/wallet/ledger.ts';
import { accountsOf } from '../../../ledger/wallet/wallet.store.ts';

/** Bets of one player at once: twice as many as the pool has connections. */
const BURST = 40;

// The embedded database has one connection, which everyone waits for.
describe.runIf(isOnPostgres)('a burst of bets of one player, whose account is locked', () => {
  let ops: OpsApp;
  beforeAll(async () => {
    ops = await createOpsApp();
  });
  afterAll(() => ops.close());

  test("doesn't hold up the bets of others, and is placed whole once the lock is free", async () => {
    const [busy, other] = [await ops.bettor(), await ops.bettor()];
    const [account] = await accountsOf(ops.app.db, busy.playerId);
    const burst = await ops.app.db.transaction().execute(async (trx) => {
      await lockAccount(trx, account?.id ?? 0n);
      const bets = Array.from({ length: BURST }, () => busy.place());
      await someoneWaits(trx);
      expect(await other.place()).toMatchObject({ state: 'accepted' });
      return { bets };
    });
    const placed = await Promise.all(burst.bets);
    expect(placed.map(({ state }) => state)).toEqual(placed.map(() => 'accepted'));
    expect(await busy.account()).toMatchObject({ money: '4600.00' });
  });
});
