import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { inject } from 'vitest';
import type { Db } from '../kernel/db/database.ts';
import { openInMemory } from '../kernel/db/embedded.ts';
import type { Database } from '../kernel/db/tables.ts';
import { createOnServer, testServer } from './postgresServer.ts';

/**
 * True if the suites run on a real PostgreSQL, where clients run in parallel; the embedded database has one
 * connection.
 */
export const isOnPostgres = testServer !== undefined;

export interface TestDatabase {
  readonly db: Db;
  close(): Promise<void>;
}

/**
 * Creates a new, migrated database for one suite: embedded and in memory, or on the server of TEST_DATABASE_URL,
 * whose user must be allowed to create databases.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const migrated = inject('migratedDatabase');
  if (testServer === undefined) return openImage(migrated);
  const { db, drop } = await createOnServer(testServer, migrated);
  return { db, close: drop };
}

/** Creates a new database without any migration, like `createTestDatabase`. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  if (testServer === undefined) return closable(await openInMemory());
  const { db, drop } = await createOnServer(testServer);
  return { db, close: drop };
}

async function openImage(file: string): Promise<TestDatabase> {
  return closable(await openInMemory(new Blob([await readFile(file)])));
}

function closable(pglite: PGlite): TestDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return { db, close: () => db.destroy() };
}
