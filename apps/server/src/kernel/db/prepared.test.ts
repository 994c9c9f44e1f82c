import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, isOnPostgres, type TestDatabase } from '../../testing/database.ts';
import { prepared, preparedName } from './prepared.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('prepares only marked statements, each under one name', () => {
  const name = preparedName('/* prepared */ select 1');
  expect(name).toMatch(/^touchline-\d+$/);
  expect(preparedName('/* prepared */ select 1')).toBe(name);
  expect(preparedName('/* prepared */ select 2')).not.toBe(name);
  expect(preparedName('select /* prepared */ "id" from "players"')).toBeDefined();
  expect(preparedName('select 1')).toBeUndefined();
  expect(preparedName(`select '${'x'.repeat(50)}' as "/* prepared */"`)).toBeUndefined();
});

test.runIf(isOnPostgres)('a prepared statement is planned once and executed every time', async () => {
  await database.db.connection().execute(async (db) => {
    for (const value of [1, 2, 3]) {
      const { rows } = await sql<{ value: number }>`${prepared} select ${value}::integer as value`.execute(
        db,
      );
      expect(rows).toEqual([{ value }]);
    }
    const { rows } = await sql<{ uses: bigint }>`
      select generic_plans + custom_plans as uses from pg_prepared_statements
      where statement like '%as value%'`.execute(db);
    expect(rows).toEqual([{ uses: 3n }]);
  });
});

// Last, because it uses up all names.
test('does not prepare an unlimited number of texts that vary by mistake', () => {
  for (let count = 0; count < 300; count += 1) preparedName(`/* prepared */ select ${count}, 'varies'`);
  expect(preparedName(`/* prepared */ select 299, 'varies'`)).toBeUndefined();
});
