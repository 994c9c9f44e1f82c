import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGate, type Gate } from './gate.ts';
import { platformServer, type PlatformServer } from './platformServer.ts';
import { startPostgres } from './postgresServer.ts';
import { freePort } from './processes.ts';
import { startRedis, type RedisServer } from './redisServer.ts';

/** Initial time of the match clock: a Saturday afternoon with matches of most kinds. */
const KICK_OFF = Date.UTC(2026, 4, 16, 15);

export interface PairServer {
  readonly port: number;
  readonly process: PlatformServer;
}

/**
 * Two processes of one platform, the first of which leads the feed at first, and the gateway to which browsers
 * connect.
 */
export interface Pair {
  readonly first: PairServer;
  readonly second: PairServer;
  readonly gate: Gate;
  readonly redis: RedisServer;
  readonly token: string;
  /** Starts a process at the current match time. */
  start(server: PairServer): Promise<void>;
  /** Advances the match clock in every running process. */
  advance(seconds: number): Promise<void>;
  end(): Promise<void>;
}

/**
 * Starts both processes on their own PostgreSQL and Redis.
 * @param gatePort port to which browsers connect
 */
export async function openPair(gatePort: number): Promise<Pair> {
  const ends: (() => Promise<unknown>)[] = [];
  const end = async (): Promise<void> => {
    for (const one of ends.toReversed()) await one();
  };
  let feedTime = KICK_OFF;
  const start = ({ process }: PairServer): Promise<void> => process.start(feedTime);
  try {
    const folder = await mkdtemp(join(tmpdir(), 'touchline-pair-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    // PostgreSQL may run as another user.
    await chmod(folder, 0o755);
    const [database, redis] = await Promise.all([
      startPostgres(join(folder, 'postgres')),
      startRedis(join(folder, 'redis')),
    ]);
    ends.push(database.stop, redis.stop);
    const token = crypto.randomUUID();
    const prepare = async (): Promise<PairServer> => {
      const port = await freePort();
      const databaseUrl = database.urlAt(database.port);
      const process = platformServer({ port, databaseUrl, redisUrl: redis.url, token });
      ends.push(process.stop);
      return { port, process };
    };
    const first = await prepare();
    const second = await prepare();
    await start(first);
    await start(second);
    const gate = await openGate(second.port, gatePort);
    ends.push(gate.stop);
    return {
      first,
      second,
      gate,
      redis,
      token,
      start,
      async advance(seconds) {
        feedTime += seconds * 1000;
        await Promise.all([first, second].map(({ process }) => process.playTo(feedTime)));
      },
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
