import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { causeSamples } from '../../testing/ledgerCauses.ts';
import { createTestPlayer, type TestPlayer } from '../../testing/players.ts';
import { auditLedger } from './ledgerAudit.ts';
import { causedKinds } from './ledgerCauses.ts';
import type { LedgerKind } from './wallet.tables.ts';
import { openAccount, openSystemAccounts } from './wallet.store.ts';

let database: TestDatabase;
let db: Db;
/** The player of all facts, an account of theirs in another currency, and another player. */
let player: TestPlayer;
let dollars: bigint;
let other: TestPlayer;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  player = await createTestPlayer(db);
  other = await createTestPlayer(db);
  dollars = await db
    .transaction()
    .execute((trx) => openAccount(trx, { playerId: player.playerId, iso: 'USD', type: 9, isActive: false }));
  await db.transaction().execute((trx) =>
    openSystemAccounts(
      trx,
      ['EUR', 'USD'].map((iso) => ({ account: 'house', iso })),
    ),
  );
});
afterAll(() => database.close());

let booked = 0;

/** Books a transaction of a kind for a fact, and returns its id. */
async function bookFor(
  kind: LedgerKind,
  ref: string | null,
  { account, iso }: { readonly account: bigint; readonly iso: string },
): Promise<bigint | undefined> {
  booked += 1;
  const { rows } = await sql<{ id: bigint }>`
    with moved as (
      update accounts set balance = balance + 5 where id = ${account} returning balance
    ), booked as (
      insert into ledger_transactions (key, kind, ref) values (${`cause-${booked}`}, ${kind}, ${ref}) returning id
    ), lines as (
      insert into ledger_entries (transaction_id, at, account_id, iso, amount, balance)
      select booked.id, now(), ${account}::bigint, ${iso}, 5, moved.balance from booked, moved
      union all
      select booked.id, now(), s.id, ${iso}, -5, null from booked, accounts s where s.system_name = 'house' and s.iso = ${iso}
    ) select id from booked`.execute(db);
  return rows[0]?.id;
}

test('the audit names every entry that does not belong to the fact that caused it', async () => {
  const expected = new Map<string, string | undefined>();
  const ids = new Map<string, bigint | undefined>();
  for (const cause of new Set(causedKinds.map(({ cause }) => cause))) {
    const { ref, isOfAnyCurrency = false } = await causeSamples[cause](db, player);
    const euros = { account: player.accountId, iso: 'EUR' };
    const inDollars = { account: dollars, iso: 'USD' };
    const ofOther = { account: other.accountId, iso: 'EUR' };
    for (const { kind } of causedKinds.filter((one) => one.cause === cause)) {
      const tries = [
        ['of the fact', ref, euros, undefined],
        // The fact is in euros.
        ['in another currency', ref, inDollars, isOfAnyCurrency ? undefined : 'other'],
        ['of another player', ref, ofOther, 'other'],
        ['of an unknown fact', `${ref}0`, euros, 'none'],
        ['without a fact', null, euros, 'none'],
      ] as const;
      for (const [name, of, on, verdict] of tries) {
        const title = `${kind} by ${cause}, ${name}`;
        expected.set(title, verdict);
        ids.set(title, await bookFor(kind, of, on));
      }
    }
  }
  const { strays } = await auditLedger(db);
  const verdicts = new Map(strays.map(({ id, cause }) => [id, cause]));
  const found = [...ids].map(([title, id]) => [title, verdicts.get(id ?? 0n)]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  expect(ids.size).toBe(causedKinds.length * 5);
});

test('a transaction sums to 0 in every currency, not over all of them', async () => {
  const uneven = db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('ledger_transactions')
      .values({ key: 'uneven', kind: 'exchange', ref: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const of = { transaction_id: id, balance: 0n };
    await trx
      .insertInto('ledger_entries')
      .values([
        { ...of, account_id: player.accountId, iso: 'EUR', amount: 1n },
        { ...of, account_id: dollars, iso: 'USD', amount: -1n },
      ])
      .execute();
  });
  await expect(uneven).rejects.toThrow('out of balance');
});
