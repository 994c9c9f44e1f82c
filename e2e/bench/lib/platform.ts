import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedSource } from '@touchline/feed/source';
import { pino } from 'pino';
import { createMemoryBus } from '../../../apps/server/src/kernel/bus/index.ts';
import { openDatabase, type Db } from '../../../apps/server/src/kernel/db/database.ts';
import { createPool } from '../../../apps/server/src/kernel/db/postgres.ts';
import { createPlatform } from '../../../apps/server/src/platform.ts';
import { readSettings } from '../../../apps/server/src/kernel/settings/settings.ts';
import { freePort } from '../../faults/lib/processes.ts';

export interface BenchPlatform {
  readonly port: number;
  readonly db: Db;
  readonly kind: 'postgres' | 'embedded';
  stop(): Promise<void>;
}

const log = pino({ level: 'silent' });

/**
 * Starts the whole platform in this program, with the match clock stopped, on an empty database that `stop` removes.
 * @param server PostgreSQL whose user may create databases; without it the embedded database in a temporary folder
 * @param env settings as environment variables, in place of the bench's own
 * @param sources sources of the feed in place of the demonstration line
 */
export async function startPlatform(
  server: string | undefined,
  env: Readonly<Record<string, string>> = {},
  sources?: readonly FeedSource[],
): Promise<BenchPlatform> {
  const port = await freePort();
  const place = server === undefined ? await temporaryFolder() : await temporaryDatabase(server);
  const settings = readSettings({
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://{host}:${port}`,
    DEMO_IN_PRODUCTION: 'database,line,credit,desk',
    LOG_LEVEL: 'silent',
    FEED_CLOCK: 'manual',
    SIGN_IN_ATTEMPTS: '100000',
    CAPTCHA_AFTER: '100000',
    SECRETS_KEY: Buffer.alloc(32).toString('base64'),
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    ...env,
  });
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    log,
  });
  const bus = createMemoryBus();
  const platform = await createPlatform({
    settings,
    log,
    db: database.db,
    bus,
    ...(sources && { sources }),
  });
  await platform.start();
  await platform.app.listen({ port, host: 'localhost' });
  return {
    port,
    db: database.db,
    kind: database.kind,
    async stop() {
      await platform.stop();
      await bus.close();
      await database.close();
      await place.remove();
    },
  };
}

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string;
  remove(): Promise<unknown>;
}

async function temporaryFolder(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-bench-'));
  return { dataDir, databaseUrl: '', remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function temporaryDatabase(server: string): Promise<Place> {
  const name = `touchline_bench_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    dataDir: '',
    databaseUrl: url.href,
    remove: () => runOn(server, `drop database ${name} with (force)`),
  };
}

async function runOn(server: string, statement: string): Promise<void> {
  const pool = createPool(server, log);
  try {
    await pool.query(statement);
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new Error(
      `PostgreSQL could not "${statement}" (${reason}): check BENCH_DATABASE_URL, or TEST_DATABASE_URL, and the rights of its user.`,
      { cause: error },
    );
  } finally {
    await pool.end();
  }
}
