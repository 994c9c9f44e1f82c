import fc from 'fast-check';
import { sql } from 'kysely';
import { propertyOptions } from '@touchline/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, isOnPostgres, type TestDatabase } from '../../testing/database.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import { createTestPlayer } from '../../testing/players.ts';
import type { Db } from '../../kernel/db/database.ts';
import { capture, hold, release } from './holds.ts';
import { InsufficientFundsError, lockAccount } from './ledger.ts';
import { credit, demoCredit } from './payments.ts';

const at = new Date();
let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

const stateOf = (accountId: bigint) => db.transaction().execute((trx) => lockAccount(trx, accountId));

describe('the ledger', () => {
  test('reserves, takes and pays a stake', async () => {
    const { accountId } = await createTestPlayer(db, { money: 1000n });
    await db.transaction().execute((trx) => hold(trx, { accountId, amount: 300n, ref: 'c1', at }));
    expect(await stateOf(accountId)).toMatchObject({ balance: 700n, held: 300n });
    await db.transaction().execute((trx) => capture(trx, 'c1', at));
    expect(await stateOf(accountId)).toMatchObject({ balance: 700n, held: 0n });
    await db
      .transaction()
      .execute((trx) => credit(trx, { accountId, amount: 555n, kind: 'payout', ref: 'c1', at }));
    expect(await stateOf(accountId)).toMatchObject({ balance: 1255n, held: 0n });
    await expectSoundLedger(db, { isMadeUp: true });
  });

  test('returns a released hold once', async () => {
    const { accountId } = await createTestPlayer(db, { money: 500n });
    await db.transaction().execute((trx) => hold(trx, { accountId, amount: 500n, ref: 'c2', at }));
    await db.transaction().execute((trx) => release(trx, 'c2', at));
    expect(await stateOf(accountId)).toMatchObject({ balance: 500n, held: 0n });
    await expect(db.transaction().execute((trx) => release(trx, 'c2', at))).rejects.toThrow(
      'Nothing is held for c2',
    );
    await expect(db.transaction().execute((trx) => capture(trx, 'c2', at))).rejects.toThrow(
      'Nothing is held for c2',
    );
  });

  test('refuses an amount above the balance and books nothing', async () => {
    const { accountId } = await createTestPlayer(db, { money: 100n });
    const tooMuch = db.transaction().execute((trx) => hold(trx, { accountId, amount: 101n, ref: 'c3', at }));
    await expect(tooMuch).rejects.toBeInstanceOf(InsufficientFundsError);
    expect(await stateOf(accountId)).toMatchObject({ balance: 100n, held: 0n });
  });

  test('pays a coupon once', async () => {
    const { accountId } = await createTestPlayer(db, { money: 100n });
    const pay = () =>
      db
        .transaction()
        .execute((trx) => credit(trx, { accountId, amount: 5n, kind: 'payout', ref: 'c4', at }));
    await pay();
    await expect(pay()).rejects.toThrow('ledger_transactions_key_key');
    expect(await stateOf(accountId)).toMatchObject({ balance: 105n });
  });

  test.each([
    'update ledger_entries set amount = 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
  ])('is append-only: %s', async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only');
  });

  test('refuses unbalanced entries', async () => {
    const { accountId } = await createTestPlayer(db);
    const uneven = db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('ledger_transactions')
        .values({ key: 'uneven', kind: 'payout', ref: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('ledger_entries')
        .values({ transaction_id: id, account_id: accountId, iso: 'EUR', amount: 1n, balance: 1n })
        .execute();
    });
    await expect(uneven).rejects.toThrow('out of balance by 1');
  });

  test('agrees with a simple model over random operations', async () => {
    let run = 0;
    const operation = fc.record({
      kind: fc.constantFrom('credit', 'hold', 'capture', 'release', 'payout'),
      amount: fc.bigInt({ min: 1n, max: 400n }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 12 }), async (operations) => {
        run += 1;
        const { accountId } = await createTestPlayer(db, { money: 500n });
        let [balance, held] = [500n, 0n];
        const open: { ref: string; amount: bigint }[] = [];
        for (const [step, { kind, amount }] of operations.entries()) {
          const ref = `model-${run}-${step}`;
          const target = kind === 'capture' || kind === 'release' ? open.pop() : undefined;
          await db.transaction().execute(async (trx) => {
            if (kind === 'credit') await demoCredit(trx, { accountId, amount, key: ref, at });
            if (kind === 'payout') await credit(trx, { accountId, amount, kind, ref, at });
            if (kind === 'hold' && amount <= balance) await hold(trx, { accountId, amount, ref, at });
            if (kind === 'capture' && target) await capture(trx, target.ref, at);
            if (kind === 'release' && target) await release(trx, target.ref, at);
          });
          if (kind === 'credit' || kind === 'payout') balance += amount;
          if (kind === 'hold' && amount <= balance) {
            [balance, held] = [balance - amount, held + amount];
            open.push({ ref, amount });
          }
          if (target) held -= target.amount;
          if (kind === 'release' && target) balance += target.amount;
        }
        expect(await stateOf(accountId)).toMatchObject({ balance, held });
      }),
      propertyOptions(15, 200),
    );
    await expectSoundLedger(db, { isMadeUp: true });
  });

  test('never overspends with forty simultaneous clients', async () => {
    const { accountId } = await createTestPlayer(db, { money: 1000n });
    const holds = Array.from({ length: 40 }, (_, index) =>
      db.transaction().execute((trx) => hold(trx, { accountId, amount: 100n, ref: `race-${index}`, at })),
    );
    const done = (await Promise.allSettled(holds)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(10);
    expect(await stateOf(accountId)).toMatchObject({ balance: 0n, held: 1000n });
    await expectSoundLedger(db, { isMadeUp: true });
  });

  test.runIf(isOnPostgres)(
    'remains consistent while many clients hold, release and take at once',
    async () => {
      const players = await Promise.all(
        Array.from({ length: 8 }, () => createTestPlayer(db, { money: 2000n })),
      );
      const rounds = Array.from({ length: 320 }, async (_, index) => {
        const player = players[index % players.length];
        if (!player) return;
        const ref = `many-${index}`;
        await db
          .transaction()
          .execute((trx) => hold(trx, { accountId: player.accountId, amount: 50n, ref, at }));
        await db
          .transaction()
          .execute<unknown>((trx) => (index % 2 ? release(trx, ref, at) : capture(trx, ref, at)));
      });
      await Promise.all(rounds);
      await expectSoundLedger(db, { isMadeUp: true });
      for (const { accountId } of players) expect(await stateOf(accountId)).toMatchObject({ held: 0n });
    },
  );
});
