import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecretBox } from '../../delivery/secretBox/secretBox.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { createAccountNumbers } from './accountNumbers.ts';
import { numberOf } from './storedNumbers.ts';
import { sealStoredNumbers } from './sealStored.ts';
import { shownRequisite } from './shownRequisite.ts';

const numbers = createAccountNumbers(createSecretBox(Buffer.alloc(32, 1)), Buffer.alloc(32, 2));
const IBAN = 'GB33BUKB20201555555555';
const TYPED = 'typed-0123456789abcdef0123456789abcdef';
const at = new Date('2026-03-01T12:00:00Z');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const payment = (
    id: string,
    instrument: string | null,
    fields: object,
    instrumentId: number | null = null,
  ) => sql`
    insert into payments (id, player_id, account_id, site_id, direction, method_id, method_name, method_icon, provider,
      iso, amount, fee, amount_mode, state, instrument, requisite, fields, instrument_id, created_at)
    values (${id.repeat(32)}, 1, 1, 'house', 'deposit', 'transfer', '{"en":"Transfer"}', 'bank', 'psp', 'EUR', 3000, 0, 'fixed',
      'succeeded', ${instrument}, ${instrument === null ? null : IBAN}, ${JSON.stringify(fields)}, ${instrumentId}, ${at})`;
  const instrument = (name: string, requisite: string, fields: object) => sql`
    insert into instruments (player_id, provider, instrument, iso, methods, requisite, owner, fields, created_at, used_at)
    values (1, 'psp', ${name}, 'EUR', '["transfer"]', ${requisite}, 'Anna', ${JSON.stringify(fields)}, ${at}, ${at})`;
  for (const statement of [
    sql`insert into players (site_id, login, password_hash, language, registered_at)
      values ('house', '1', '-', 'en', ${at})`,
    sql`insert into accounts (player_id, iso, type, balance) values (1, 'EUR', 0, 0)`,
    instrument(IBAN, IBAN, {}),
    instrument(TYPED, '•••• 5555', { owner: 'Anna', iban: IBAN }),
    payment('a', IBAN, {}),
    payment('b', IBAN, {}, 1),
    payment('c', null, { owner: 'Anna', iban: IBAN }),
    sql`insert into provider_events (provider, site_id, event_id, payment_id, event, body_hash, body, at, received_at)
      values ('psp', 'house', '1', ${'a'.repeat(32)}, 'succeeded', '-', ${JSON.stringify({
        merchantRef: 'a',
        instrument: IBAN,
        requisite: IBAN,
        reason: '\u0000',
      })}, ${at}, ${at})`,
  ])
    await statement.execute(db);
  await sealStoredNumbers(db, numbers);
});
afterAll(() => database.close());

/** Returns every row of the tables that had numbers. */
async function stored(): Promise<string> {
  const tables = ['payments', 'instruments', 'provider_events', 'account_numbers'];
  const rows = await Promise.all(
    tables.map(async (name) => {
      const found = await sql<{ text: string }>`select one::text as text from ${sql.table(name)} one`.execute(
        database.db,
      );
      return found.rows
        .map(({ text }) => text)
        .toSorted()
        .join('\n');
    }),
  );
  return rows.join('\n');
}

test('numbers in plain text are encrypted at the start, and named by their digest everywhere', async () => {
  const { db } = database;
  const all = await stored();
  expect(all).not.toContain(IBAN);
  expect(all).not.toContain(TYPED);
  const digest = numbers.digestOf(IBAN);
  const typed = numbers.digestOf(TYPED);
  const instruments = await db
    .selectFrom('instruments')
    .select(['instrument', 'requisite', 'is_typed', 'owner', 'fields'])
    .orderBy('id')
    .execute();
  expect(instruments).toEqual([
    { instrument: digest, requisite: '•••• 5555', is_typed: false, owner: 'Anna', fields: {} },
    { instrument: typed, requisite: '•••• 5555', is_typed: true, owner: 'Anna', fields: {} },
  ]);
  const payments = await db
    .selectFrom('payments')
    .select(['instrument', 'requisite', 'fields'])
    .orderBy('id')
    .execute();
  const paid = { instrument: digest, requisite: '•••• 5555', fields: {} };
  expect(payments).toEqual([paid, paid, { instrument: null, requisite: null, fields: {} }]);
  const event = await db.selectFrom('provider_events').select('body').executeTakeFirstOrThrow();
  expect(JSON.parse(event.body)).toEqual({
    merchantRef: 'a',
    instrument: digest,
    requisite: '•••• 5555',
    reason: '\u0000',
  });
  const [name, fields] = [await numberOf(db, digest), await numberOf(db, typed)];
  expect(name && numbers.open(name)).toEqual({ name: IBAN, fields: {} });
  expect(fields && numbers.open(fields)).toEqual({ name: TYPED, fields: { owner: 'Anna', iban: IBAN } });
});

test('a second start changes nothing, and takes over what an earlier version has written meanwhile', async () => {
  const { db } = database;
  const before = await stored();
  await sealStoredNumbers(db, numbers);
  expect(await stored()).toBe(before);
  await sql`
    insert into instruments (player_id, provider, instrument, iso, methods, requisite, fields, created_at, used_at)
    values (1, 'psp', ${IBAN}, 'EUR', '["transfer"]', '•••• 5555', '{}', ${at}, ${at})`.execute(db);
  await sql`update payments set instrument_id = (select id from instruments where instrument = ${IBAN}) where id = ${'a'.repeat(32)}`.execute(
    db,
  );
  await sealStoredNumbers(db, numbers);
  const rows = await db
    .selectFrom('payments')
    .innerJoin('instruments', 'instruments.id', 'payments.instrument_id')
    .select(['payments.id', 'instruments.instrument'])
    .orderBy('payments.id')
    .execute();
  const instrument = numbers.digestOf(IBAN);
  expect(rows).toEqual([
    { id: 'a'.repeat(32), instrument },
    { id: 'b'.repeat(32), instrument },
  ]);
});

test('a closure in plain text or of another currency closes every row of the account', async () => {
  const { db } = database;
  const plain = (iso: string, closedAt: Date | null) => sql`
    insert into instruments (player_id, provider, instrument, iso, methods, requisite, fields, created_at, used_at,
      closed_at, closed_for)
    values (1, 'psp', ${IBAN}, ${iso}, '["transfer"]', '•••• 5555', '{}', ${at}, ${at},
      ${closedAt}, ${closedAt && 'charged-back'})`;
  const closures = () =>
    db
      .selectFrom('instruments')
      .select(['iso', 'closed_for'])
      .where('instrument', '=', numbers.digestOf(IBAN))
      .orderBy('iso')
      .execute();
  await plain('EUR', at).execute(db);
  await sealStoredNumbers(db, numbers);
  expect(await closures()).toEqual([{ iso: 'EUR', closed_for: 'charged-back' }]);
  await plain('USD', null).execute(db);
  await sealStoredNumbers(db, numbers);
  expect(await closures()).toEqual([
    { iso: 'EUR', closed_for: 'charged-back' },
    { iso: 'USD', closed_for: 'charged-back' },
  ]);
});

test('a number of one account opens for no other', () => {
  const one = numbers.seal({ name: 'one', fields: {} });
  const other = numbers.seal({ name: 'other', fields: {} });
  expect(() => numbers.open({ digest: one.digest, sealed: other.sealed })).toThrow(/unable to authenticate/);
});

test.each([
  ['•••• 4242', '•••• 4242'],
  ['411111•••••••1111', '411111•••••••1111'],
  ['5555 3412 4444 1115', '•••• 1115'],
  ['5555-3412-4444-1115', '•••• 1115'],
  [IBAN, '•••• 5555'],
  ['0x52908400098527886E0F7030069857D2E4169EE7', '•••• 9EE7'],
  ['Account of Anna Maria', 'Account of Anna Maria'],
  ['a•••@example.com', 'a•••@example.com'],
])('a requisite %s is shown as %s', (requisite, shown) => {
  expect(shownRequisite(requisite)).toBe(shown);
});
