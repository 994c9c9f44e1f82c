import { afterAll, beforeAll } from 'vitest';
import type { Db } from '../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { expectSoundLedger } from './ledger.ts';

/**
 * Creates a database for a suite about money before its first test. It is closed after the last one, once its ledger
 * was checked.
 * @param isMadeUp true if it books for facts that it hasn't stored
 */
export function suiteDatabase({ isMadeUp = false } = {}): { readonly db: Db } {
  let database: TestDatabase | undefined;
  const open = (): TestDatabase => {
    if (!database) throw new Error('The database of the suite is not made yet: ask for it in a test.');
    return database;
  };
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    try {
      await expectSoundLedger(open().db, { isMadeUp });
    } finally {
      await open().close();
    }
  });
  return {
    get db() {
      return open().db;
    },
  };
}
