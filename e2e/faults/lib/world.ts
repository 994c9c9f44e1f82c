import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './processes.ts';
import { startPostgres, type PostgresServer } from './postgresServer.ts';
import { startRedis, type RedisServer } from './redisServer.ts';
import { openServer, type Server } from './server.ts';

/** Initial time of the match clock: a Saturday afternoon with matches of most kinds. */
const KICK_OFF = Date.UTC(2026, 4, 16, 15);

export interface WorldOptions {
  readonly seed: string;
  /** Number of servers. */
  readonly servers: number;
}

/** The environment of a run: PostgreSQL, Redis, the platform's servers, and the fault proxies between them. */
export interface World {
  readonly database: PostgresServer;
  /** Connects the servers; absent for a single one. */
  readonly redis: RedisServer | undefined;
  readonly servers: readonly [Server, ...Server[]];
  /** Token of the operators' calls. */
  readonly token: string;
  /** Starts a server at the current match time. */
  start(server: Server): Promise<void>;
  /** Advances the match clock on every running server. */
  advance(seconds: number): Promise<void>;
  /** Stops everything and removes its files. */
  end(): Promise<void>;
}

/** Opens an environment with PostgreSQL running and no server started yet. */
export async function openWorld({ seed, servers: count }: WorldOptions): Promise<World> {
  const ends: (() => Promise<unknown>)[] = [];
  const end = async (): Promise<void> => {
    for (const one of ends.toReversed()) await one();
  };
  let feedTime = KICK_OFF;
  try {
    const folder = await mkdtemp(join(tmpdir(), 'touchline-faults-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    // PostgreSQL may run as another user.
    await chmod(folder, 0o755);
    const database = await startPostgres(join(folder, 'postgres'));
    ends.push(database.stop);
    const redis = count > 1 ? await startRedis(join(folder, 'redis')) : undefined;
    if (redis) ends.push(redis.stop);
    const token = crypto.randomUUID();
    const ports = await Promise.all(Array.from({ length: count }, freePort));
    const servers: Server[] = [];
    for (const [index, port] of ports.entries()) {
      const copiesTo = ports[(index + 1) % count] ?? port;
      const options = {
        seed,
        name: `server-${index}`,
        port,
        copiesTo,
        database,
        token,
        redisUrl: redis?.url,
      };
      const server = await openServer(options);
      ends.push(server.end);
      servers.push(server);
    }
    const [first, ...others] = servers;
    if (!first) throw new Error('A world has one server at least.');
    return {
      database,
      redis,
      servers: [first, ...others],
      token,
      start: (server) => server.databaseProxy.calmly(() => server.platform.start(feedTime)),
      async advance(seconds) {
        feedTime += seconds * 1000;
        await Promise.all(servers.map(({ platform }) => platform.playTo(feedTime)));
      },
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
