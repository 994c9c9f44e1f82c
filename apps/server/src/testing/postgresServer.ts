import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { createPool } from '../db/postgres.ts';
import type { Database } from '../db/tables.ts';

/** The server that suites make their databases on; undefined when they run on the embedded one. */
export const testServer = process.env['TEST_DATABASE_URL'];

export interface ServerDatabase {
  readonly name: string;
  /** What a program connects to it by. */
  readonly url: string;
  readonly db: Db;
  /** Drops it, with whoever is still connected. */
  drop(): Promise<void>;
}

/** Makes a database on a PostgreSQL whose user may do that: empty, or as a copy of another one. */
export async function createOnServer(server: string, template = 'template1'): Promise<ServerDatabase> {
  const name = `touchline_test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = createPool(url.href, { warn: () => undefined });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const drop = async (): Promise<void> => {
    await db.destroy();
    await runOn(server, `drop database ${name} with (force)`);
  };
  return { name, url: url.href, db, drop };
}

/** Makes a migrated, empty database that suites copy. Nobody stays connected to it: a copy would have to wait. */
export async function createTemplate(
  server: string,
): Promise<{ readonly name: string; drop(): Promise<void> }> {
  const { name, db } = await createOnServer(server);
  await migrate(db);
  await db.destroy();
  return { name, drop: () => runOn(server, `drop database ${name} with (force)`) };
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
