import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from '../kernel/db/database.ts';
import { migrate } from '../kernel/db/migrate.ts';
import { createPool } from '../kernel/db/postgres.ts';
import type { Database } from '../kernel/db/tables.ts';

/** The server for the suites' databases; undefined for the embedded database. */
export const testServer = process.env['TEST_DATABASE_URL'];

export interface ServerDatabase {
  readonly name: string;
  /** Connection string for programs. */
  readonly url: string;
  readonly db: Db;
  /** Drops it, including open connections. */
  drop(): Promise<void>;
}

/** Creates a database on a PostgreSQL whose user may do that: empty, or as a copy of a template. */
export async function createOnServer(server: string, template = 'template1'): Promise<ServerDatabase> {
  const name = `touchline_test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = createPool(url.href, { error: () => undefined });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const drop = async (): Promise<void> => {
    await db.destroy();
    await runOn(server, `drop database ${name} with (force)`);
  };
  return { name, url: url.href, db, drop };
}

/**
 * Creates a migrated, empty database that suites copy. All connections to it are closed, because a copy would have to
 * wait for them.
 */
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
