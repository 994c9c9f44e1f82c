import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFaultProxy, type FaultProxy } from '../proxy.ts';
import type { FaultPlan } from './faults.ts';
import { http } from './httpMessages.ts';
import { platformServer, type PlatformServer } from './platformServer.ts';
import { postgres } from './postgresMessages.ts';
import { startPostgres, type PostgresServer } from './postgresServer.ts';
import { freePort } from './processes.ts';

/** Between client and server: more than a quarter of all exchanges go wrong in one way or another. */
const CLIENT_RATES = { delay: 0.09, drop: 0.03, reset: 0.06, duplicate: 0.06, cut: 0.05 };
/** Between server and PostgreSQL: a bet takes several exchanges, and each of them may break. */
const DATABASE_RATES = { delay: 0.25, drop: 0.001, reset: 0.006, duplicate: 0, cut: 0.006 };

/** Everything that a run needs, of its own: PostgreSQL, the platform, and what breaks between them. */
export interface World {
  readonly database: PostgresServer;
  readonly databaseProxy: FaultProxy;
  readonly platform: PlatformServer;
  readonly clientProxy: FaultProxy;
  /** Starts the platform; nothing breaks between it and PostgreSQL until it is ready. */
  startPlatform(): Promise<void>;
  /** Ends everything and removes what it wrote. */
  end(): Promise<void>;
}

/** Opens a world with PostgreSQL up and the platform not started yet. */
export async function openWorld(seed: string): Promise<World> {
  const ends: (() => Promise<unknown>)[] = [];
  const end = async (): Promise<void> => {
    for (const one of ends.toReversed()) await one();
  };
  const plan = (part: string, rates: FaultPlan['rates'], longestDelay: number): FaultPlan => ({
    seed: `${seed} ${part}`,
    rates,
    longestDelay,
  });
  try {
    const folder = await mkdtemp(join(tmpdir(), 'touchline-faults-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    // PostgreSQL may run as another user.
    await chmod(folder, 0o755);
    const database = await startPostgres(join(folder, 'postgres'));
    ends.push(database.stop);
    const databaseProxy = await startFaultProxy({
      target: database.port,
      protocol: postgres,
      plan: plan('database', DATABASE_RATES, 10),
      silence: 60_000,
    });
    ends.push(databaseProxy.stop);
    const port = await freePort();
    const platform = platformServer({ port, databaseUrl: database.urlAt(databaseProxy.port) });
    ends.push(platform.stop);
    const clientProxy = await startFaultProxy({
      target: port,
      protocol: http,
      plan: plan('client', CLIENT_RATES, 300),
      silence: 30_000,
    });
    ends.push(clientProxy.stop);
    const startPlatform = () => databaseProxy.calmly(platform.start);
    return { database, databaseProxy, platform, clientProxy, startPlatform, end };
  } catch (error) {
    await end();
    throw error;
  }
}
