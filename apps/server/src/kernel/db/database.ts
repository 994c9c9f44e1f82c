import { Kysely, PGliteDialect, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { StartupError } from '../startupError.ts';
import { migrate } from './migrate.ts';
import { createPool } from './postgres.ts';
import type { Database } from './tables.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export interface OpenDatabase {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgres';
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Address of PostgreSQL; the embedded database if absent. */
  readonly databaseUrl: string | undefined;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  readonly log: Pick<Logger, 'error' | 'info'>;
}

/**
 * Opens the database of the settings and migrates it to the newest version. Throws a StartupError with a one-sentence
 * message if it can't be opened.
 */
export async function openDatabase({ databaseUrl, dataDir, log }: DatabaseOptions): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, log) : openFolder(dataDir, log);
}

/**
 * Opens the database of the settings as it is, for commands that only read. Throws a StartupError if it can't be opened.
 */
export async function openToRead({
  databaseUrl,
  dataDir,
}: Omit<DatabaseOptions, 'log'>): Promise<Pick<OpenDatabase, 'db' | 'close'>> {
  if (databaseUrl === undefined) return openEmbeddedFolder(dataDir);
  const db = kyselyOn(createPool(databaseUrl, { error: () => undefined }, { longestSilence: 0 }));
  await requireAnswer(db);
  return { db, close: () => db.destroy() };
}

async function openPostgres(databaseUrl: string, log: DatabaseOptions['log']): Promise<OpenDatabase> {
  const patient = kyselyOn(createPool(databaseUrl, log, { longestSilence: 0 }));
  try {
    await requireAnswer(patient);
    await migrate(patient);
  } finally {
    await patient.destroy();
  }
  const db = kyselyOn(createPool(databaseUrl, log));
  return { db, kind: 'postgres', close: () => db.destroy() };
}

function kyselyOn(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

async function requireAnswer(db: Db): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartupError(
      `PostgreSQL at DATABASE_URL doesn't answer (${reason}): start it, or correct DATABASE_URL, or leave it out to use the embedded database.`,
    );
  }
}

/** Opens the embedded database of a folder as it is. */
async function openEmbeddedFolder(dataDir: string): Promise<Pick<OpenDatabase, 'db' | 'close'>> {
  // Loaded lazily: with PostgreSQL it would only take memory.
  const { openEmbedded } = await import('./embedded.ts');
  const { pglite, unlock } = await openEmbedded(dataDir);
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    if (!pglite.closed) await pglite.close();
    await unlock();
  };
  return { db, close };
}

async function openFolder(dataDir: string, log: DatabaseOptions['log']): Promise<OpenDatabase> {
  const { db, close } = await openEmbeddedFolder(dataDir);
  log.info('The embedded database is for trying out; in production set DATABASE_URL to a PostgreSQL.');
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, kind: 'embedded', close };
}
