import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestPlayer } from '../../testing/players.ts';
import { KeyMismatchError } from '../../kernel/http/keyMismatch.ts';
import { runOnce } from './idempotency.ts';

let database: TestDatabase;
let db: Db;
let playerId: bigint;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  ({ playerId } = await createTestPlayer(db));
});
afterAll(() => database.close());

describe('a request with an idempotency key', () => {
  test('runs once for 50 parallel copies, which all get the same answer', async () => {
    let runs = 0;
    const request = { playerId, key: 'fifty-copies', call: 'x', body: { a: 1, b: 2 } };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        runOnce(db, request, () => {
          runs += 1;
          return Promise.resolve(`answer ${runs}`);
        }),
      ),
    );
    expect(runs).toBe(1);
    expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set(['answer 1']));
    expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
  });

  test('is the same request with its fields in another order', async () => {
    const run = (body: unknown) =>
      runOnce(db, { playerId, key: 'field-order', call: 'x', body }, () => Promise.resolve('done'));
    await run({ a: 1, b: { c: 2, d: 3 } });
    expect(await run({ b: { d: 3, c: 2 }, a: 1 })).toEqual({ answer: 'done', isReplay: true });
  });

  test('is refused with another body or another call', async () => {
    const run = (call: string, body: unknown) =>
      runOnce(db, { playerId, key: 'other-body', call, body }, () => Promise.resolve('done'));
    await run('x', { amount: '1' });
    await expect(run('x', { amount: '2' })).rejects.toBeInstanceOf(KeyMismatchError);
    await expect(run('y', { amount: '1' })).rejects.toBeInstanceOf(KeyMismatchError);
  });

  test('leaves no trace if it fails, and may be retried', async () => {
    const request = { playerId, key: 'fails-first', call: 'x', body: null };
    await expect(runOnce(db, request, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const kept = db.selectFrom('idempotency_keys').select('key').where('key', '=', request.key);
    expect(await kept.execute()).toEqual([]);
    expect(await runOnce(db, request, () => Promise.resolve('done'))).toEqual({
      answer: 'done',
      isReplay: false,
    });
  });
});
