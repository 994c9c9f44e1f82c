import { propertyOptions } from '@touchline/testing';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db, Trx } from '../../../kernel/db/database.ts';
import { createTestDatabase, isOnPostgres, type TestDatabase } from '../../../testing/database.ts';
import { someoneWaits } from '../../../testing/lockWaits.ts';
import { FIRST_HASH, hashOfEntry } from './auditChain.ts';
import { createAuditLog } from './auditLog.service.ts';
import { verifyChain } from './verifyChain.ts';

const now = () => new Date('2026-03-14T12:00:00.123Z');
const act = { operator: 'anna', requestId: 'r-1', reason: 'Tried by a test' };

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

/** Empties the audit log, with its triggers as the platform has them. */
beforeEach(async () => {
  await tamper(
    'delete from operator_actions',
    'delete from audit_head',
    `insert into audit_head (id, hash) values (0, '${FIRST_HASH}')`,
    'alter table operator_actions enable trigger all',
    'alter table audit_head enable trigger all',
  );
});

const write = (trx: Trx, subject: string, after: unknown = null, before: unknown = null) =>
  createAuditLog({ db, now }).write(trx, act, { action: 'player.blocks', subject, before, after });

/** Writes entries about players 1, 2, …, in a transaction each. */
async function writeEntries(count: number, isMarked = true): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await db.transaction().execute((trx) => write(trx, `player:${number}`, { isMarked, number }));
}

/** Runs a statement as somebody who owns the database, past the triggers that refuse changes. */
async function tamper(...statements: readonly string[]): Promise<void> {
  await sql`grant all on operator_actions, audit_head to current_user`.execute(db);
  await sql`alter table operator_actions disable trigger all`.execute(db);
  await sql`alter table audit_head disable trigger all`.execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Expects a chain without a fault. */
async function expectWhole(count: number): Promise<void> {
  const { entries: found, fault } = await verifyChain(db);
  expect({ found, fault }).toEqual({ found: count, fault: undefined });
}

const entries = () => db.selectFrom('operator_actions').selectAll().orderBy('id').execute();

test('an auditor with SHA-256 and canonical JSON computes the same chain', async () => {
  await writeEntries(2);
  const [first, second] = await entries();
  const content =
    '{"action":"player.blocks","after":{"isMarked":true,"number":1},"at":"2026-03-14T12:00:00.123Z","before":null,"id":"1","operator":"anna","reason":"Tried by a test","requestId":"r-1","subject":"player:1"}';
  const hash = createHash('sha256').update(`${FIRST_HASH}\n${content}`).digest('hex');
  expect(first?.hash).toBe(hash);
  const next = content.replaceAll('"number":1', '"number":2').replace('"id":"1"', '"id":"2"');
  const last = `${hash}\n${next.replace('player:1', 'player:2')}`;
  expect(second?.hash).toBe(createHash('sha256').update(last).digest('hex'));
});

test('canonical JSON has the order and the numbers of RFC 8785', () => {
  const numbers = [
    Number('333333333.33333329'),
    1e30,
    4.5,
    2e-3,
    0.000000000000000000000000001,
    -0,
    5e-324,
    1e21,
  ];
  expect(canonicalize(numbers)).toBe('[333333333.3333333,1e+30,4.5,0.002,1e-27,0,5e-324,1e+21]');
  const keys = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
  expect(canonicalize(keys)).toBe(
    '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
  );
  expect(canonicalize({ text: '\u20ac$\u000f\nA\'B"\\\\"/' })).toBe(
    '{"text":"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test('what is read back has the hash of what was written, whatever values a change has', async () => {
  // jsonb can store neither U+0000 nor a lone surrogate: such a change fails as a whole.
  const text = fc.string({ unit: 'binary' }).map((one) => one.replaceAll('\u0000', '').toWellFormed());
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.maxSafeInteger(),
      fc.constantFrom(-0, 1e21, 5e-324, Number.MAX_VALUE, null, true, undefined),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(fc.oneof(text, fc.constantFrom('__proto__', 'toJSON', '10', '9')), tie('tree'), {
        maxKeys: 5,
      }),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(tree, tree, text, async (before, after, reason) => {
      await db
        .transaction()
        .execute((trx) =>
          createAuditLog({ db, now }).write(
            trx,
            { ...act, reason },
            { action: 'a.b', subject: 's:1', before, after },
          ),
        );
    }),
    propertyOptions(100),
  );
  await expectWhole((await entries()).length);
});

test('a text with a lone surrogate is hashed as the database stores it', async () => {
  await db
    .transaction()
    .execute((trx) =>
      createAuditLog({ db, now }).write(
        trx,
        { ...act, reason: 'a\ud800b' },
        { action: 'a.b', subject: 's:1', before: null, after: null },
      ),
    );
  await expectWhole(1);
});

test('a change that is rolled back leaves the chain as it was, without a gap', async () => {
  await writeEntries(1);
  const failing = db.transaction().execute(async (trx) => {
    await write(trx, 'player:2');
    throw new Error('later');
  });
  await expect(failing).rejects.toThrow('later');
  await writeEntries(1);
  expect((await entries()).map(({ id }) => id)).toEqual([1n, 2n]);
  await expectWhole(2);
});

test('entries and head can’t be changed, removed or moved, except by appending', async () => {
  await writeEntries(2);
  const refused = /append-only|permission denied/;
  for (const statement of [
    `update operator_actions set operator = 'nobody'`,
    `delete from operator_actions`,
    `truncate operator_actions`,
    `update audit_head set id = 1`,
    `update audit_head set hash = 'x'`,
    `delete from audit_head`,
    `truncate audit_head`,
  ])
    await expect(sql.raw(statement).execute(db), statement).rejects.toThrow(refused);
});

describe('the first broken entry is named:', () => {
  const swap = `
    update operator_actions a set operator = b.operator, subject = b.subject, after = b.after, hash = b.hash
    from operator_actions b where (a.id, b.id) in ((2, 3), (3, 2))`;
  const insert = (id: string, hash: string) => `
    insert into operator_actions (id, at, operator, action, subject, hash)
    values (${id}, '2026-03-14T12:00:00Z', 'eve', 'a.b', 's:1', ${hash})`;
  const zeros = `'${FIRST_HASH}'`;

  test.each<[string, string[], bigint, RegExp]>([
    ['changed content', [`update operator_actions set after = '{}' where id = 3`], 3n, /content/],
    ['a changed reason', [`update operator_actions set reason = null where id = 5`], 5n, /content/],
    ['a changed hash', [`update operator_actions set hash = ${zeros} where id = 2`], 2n, /content/],
    ['a removed row', [`delete from operator_actions where id = 3`], 3n, /Entry 3 is missing/],
    ['removed first rows', [`delete from operator_actions where id < 3`], 1n, /Entries 1 to 2 are missing/],
    ['swapped rows', [swap], 2n, /content/],
    [
      'a removed tail',
      [`delete from operator_actions where id > 3`],
      4n,
      /Entries 4 to 5 are missing at the end/,
    ],
    ['all rows removed', [`delete from operator_actions`], 1n, /Entries 1 to 5 are missing/],
    ['an inserted last row', [insert('6', zeros)], 6n, /content/],
    [
      'a removed row with the ids after it moved',
      [
        `delete from operator_actions where id = 3`,
        `update operator_actions set id = id - 1 where id > 3`,
        `update audit_head set id = 4`,
      ],
      3n,
      /content/,
    ],
    ['a removed head', [`delete from audit_head`], 5n, /head/],
    ['a changed head', [`update audit_head set hash = ${zeros}`], 5n, /another hash/],
  ])('%s', async (_name, statements, id, text) => {
    await writeEntries(5);
    await tamper(...statements);
    expect((await verifyChain(db)).fault).toEqual({ id, text: expect.stringMatching(text) });
  });

  test('a row in a gap of ids, which an earlier version could leave, with a hash that fits the one before it', async () => {
    await writeEntries(3);
    const { head } = await verifyChain(db);
    await tamper('update audit_head set id = 5');
    await writeEntries(1);
    await expectWhole(4);
    const row = { at: now(), operator: 'eve', action: 'a.b', subject: 's:1', before: null, after: null };
    const content = { ...row, id: 4n, reason: null, request_id: null };
    await db
      .insertInto('operator_actions')
      .values({ ...content, hash: hashOfEntry(head.hash, content) })
      .execute();
    expect((await verifyChain(db)).fault).toEqual({ id: 4n, text: expect.stringMatching(/inserted/) });
  });

  test('a last row with a fitting hash that didn’t move the head', async () => {
    await writeEntries(3);
    const { head } = await verifyChain(db);
    await db.transaction().execute((trx) => write(trx, 'player:9'));
    await tamper(`update audit_head set id = 3, hash = '${head.hash}'`);
    expect((await verifyChain(db)).fault).toEqual({ id: 4n, text: expect.stringMatching(/not added by/) });
  });

  test('a chain that was computed anew, by an anchor', async () => {
    await writeEntries(3);
    const { head } = await verifyChain(db);
    const anchors = [{ day: '2026-03-14', ...head }];
    expect((await verifyChain(db, anchors)).fault).toBeUndefined();
    await tamper('delete from operator_actions', `update audit_head set id = 0, hash = ${zeros}`);
    await writeEntries(5, false);
    await expectWhole(5);
    expect((await verifyChain(db, anchors)).fault).toEqual({
      id: 3n,
      text: expect.stringMatching(/rewritten.*2026-03-14/),
    });
  });

  test('a tail that was removed with its head, by an anchor', async () => {
    await writeEntries(5);
    const { head } = await verifyChain(db);
    const [, , third] = await entries();
    await tamper(
      'delete from operator_actions where id > 3',
      `update audit_head set id = 3, hash = '${third?.hash}'`,
    );
    await expectWhole(3);
    expect((await verifyChain(db, [{ day: '2026-03-14', ...head }])).fault).toEqual({
      id: 4n,
      text: expect.stringMatching(/Entries 4 to 5 are missing at the end: 5 was the head at the anchor/),
    });
  });
});

describe.runIf(isOnPostgres)('clients that write at once', () => {
  test('neither fork the chain nor deadlock, also with several entries in a transaction and a verification', async () => {
    const writing = Promise.all(
      Array.from({ length: 30 }, (_, client) =>
        db.transaction().execute(async (trx) => {
          for (let index = 0; index < 5; index += 1) await write(trx, `player:${client}`, { index });
        }),
      ),
    );
    expect((await verifyChain(db)).fault).toBeUndefined();
    await writing;
    const ids = (await entries()).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 150 }, (_, index) => BigInt(index + 1)));
    await expectWhole(150);
  });

  test('wait for the transaction that writes, and continue the entry before its own if it fails', async () => {
    await writeEntries(1);
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>();
    const first = db.transaction().execute(async (trx) => {
      await write(trx, 'player:2');
      hasWritten();
      await mayEnd;
      throw new Error('rolled back');
    });
    const failure = first.catch((error: unknown) => String(error));
    await written;
    const second = db.transaction().execute((trx) => write(trx, 'player:3'));
    await db.transaction().execute(someoneWaits);
    end();
    expect(await failure).toContain('rolled back');
    await second;
    expect((await entries()).map(({ subject }) => subject)).toEqual(['player:1', 'player:3']);
    await expectWhole(2);
  });
});
