import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGate, type Gate } from './gate.ts';
import { platformServer, type PlatformServer } from './platformServer.ts';
import { startPostgres } from './postgresServer.ts';
import { freePort } from './processes.ts';
import { startRedis, type RedisServer } from './redisServer.ts';

/** Where play stands first: a Saturday afternoon with some of everything. */
const KICK_OFF = Date.UTC(2026, 4, 16, 15);

export interface PairServer {
  readonly port: number;
  readonly process: PlatformServer;
}

/** Two processes of one platform, the first of which leads the feed at first, and the gate through which browsers come. */
export interface Pair {
  readonly first: PairServer;
  readonly second: PairServer;
  readonly gate: Gate;
  readonly redis: RedisServer;
  readonly token: string;
  /** Starts a process where play stands. */
  start(server: PairServer): Promise<void>;
  /** Moves play on, in every process that is there. */
  advance(seconds: number): Promise<void>;
  end(): Promise<void>;
}

/** Starts both on a PostgreSQL and a Redis of their own. @param gatePort where browsers come to */
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
