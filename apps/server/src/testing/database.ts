import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { Db } from '../db/database.ts';
import { openInMemory } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { createPool } from '../db/postgres.ts';
import type { Database } from '../db/tables.ts';

/** True when the suites run on a real PostgreSQL, where clients race; the embedded database has one connection. */
export const isOnPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

export interface TestDatabase {
  readonly db: Db;
  close(): Promise<void>;
}

/**
 * A fresh, migrated database for one suite: embedded and in memory, or a database of its own on the server
 * that TEST_DATABASE_URL names (its user must be allowed to create databases).
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined ? openImage() : createOnServer(server);
}

async function openImage(): Promise<TestDatabase> {
  const pglite = await openInMemory(new Blob([await readFile(inject('databaseImage'))]));
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return { db, close: () => db.destroy() };
}

async function createOnServer(server: string): Promise<TestDatabase> {
  const name = `touchline_test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = createPool(url.href, { warn: () => undefined });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  const close = async (): Promise<void> => {
    await db.destroy();
    await runOn(server, `drop database ${name} with (force)`);
  };
  return { db, close };
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
