import { describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../testing/database.ts';
import { someoneWaits } from '../../testing/lockWaits.ts';
import { createTestWallet, openMakerSession } from '../../testing/makerSession.ts';
import { createTestPlayer } from '../../testing/players.ts';
import { suiteDatabase } from '../../testing/suiteDatabase.ts';
import { lockAccount } from '../../ledger/wallet/ledger.ts';

/** Bets of one player at once: twice as many as the pool has connections. */
const BURST = 40;
const now = () => new Date('2026-03-03T12:00:00Z');
const database = suiteDatabase();

// The embedded database has one connection, which everyone waits for.
describe.runIf(isOnPostgres)('a burst of calls of makers about one player, whose account is locked', () => {
  test("doesn't hold up the rounds of others, whatever sessions the player has", async () => {
    const { db } = database;
    const parts = { db, wallet: createTestWallet(db, now), now };
    const [busy, other] = [
      await createTestPlayer(db, { money: 10_000n }),
      await createTestPlayer(db, { money: 10_000n }),
    ];
    const sessions = [await openMakerSession(parts, busy), await openMakerSession(parts, busy)];
    const quiet = await openMakerSession(parts, other);
    const burst = await db.transaction().execute(async (trx) => {
      await lockAccount(trx, busy.accountId);
      const bets = sessions.flatMap(({ bet }) =>
        Array.from({ length: BURST / 2 }, (_, round) => bet(`r${round}`, '1.00')),
      );
      await someoneWaits(trx);
      expect(await quiet.bet('r1', '1.00')).toMatchObject({ status: 'OK', balance: '99.00' });
      return { bets };
    });
    const answers = await Promise.all(burst.bets);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'OK'));
    expect(answers.map(({ balance }) => Number(balance)).toSorted((a, b) => a - b)[0]).toBe(60);
  });
});
