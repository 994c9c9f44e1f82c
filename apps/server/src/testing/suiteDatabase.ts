import { afterAll, beforeAll } from 'vitest';
import type { Db } from '../db/database.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { expectSoundLedger } from './ledger.ts';

/**
 * The database of a suite about money, from its first test on: made before them, and closed after them once its ledger
 * was found sound.
 */
export function suiteDatabase(): { readonly db: Db } {
  let database: TestDatabase | undefined;
  const open = (): TestDatabase => {
    if (!database) throw new Error('The database of the suite is not made yet: ask for it in a test.');
    return database;
  };
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await expectSoundLedger(open().db);
    await open().close();
  });
  return {
    get db() {
      return open().db;
    },
  };
}
