import { startFaultProxy, type FaultProxy } from '../proxy.ts';
import type { FaultPlan } from './faults.ts';
import { http } from './httpMessages.ts';
import { platformServer, type PlatformServer } from './platformServer.ts';
import { postgres } from './postgresMessages.ts';
import type { PostgresServer } from './postgresServer.ts';

/** Fault rates between client and server: more than a quarter of all exchanges have a fault. */
const CLIENT_RATES = { delay: 0.09, drop: 0.03, reset: 0.06, duplicate: 0.06, cut: 0.05 };
/** Fault rates between server and PostgreSQL: a bet takes several exchanges, and each of them may break. */
const DATABASE_RATES = { delay: 0.25, drop: 0.001, reset: 0.006, duplicate: 0, cut: 0.006 };

/** One process of the platform, with the fault proxies before and behind it. */
export interface Server {
  readonly platform: PlatformServer;
  readonly clientProxy: FaultProxy;
  readonly databaseProxy: FaultProxy;
  end(): Promise<void>;
}

export interface ServerOptions {
  readonly seed: string;
  /** Name of the server, from which faults of its exchanges with PostgreSQL are drawn. */
  readonly name: string;
  /** Port on which it listens. */
  readonly port: number;
  /** Port that receives duplicates of its requests. */
  readonly copiesTo: number;
  readonly database: PostgresServer;
  readonly token: string;
  readonly redisUrl: string | undefined;
}

/** Prepares a server and its proxies without starting it. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { seed, name, port, copiesTo, database, token, redisUrl } = options;
  const plan = (part: string, rates: FaultPlan['rates'], longestDelay: number): FaultPlan => ({
    seed: `${seed} ${part}`,
    rates,
    longestDelay,
  });
  const databaseProxy = await startFaultProxy({
    target: database.port,
    protocol: postgres,
    plan: plan(`${name} database`, DATABASE_RATES, 10),
    silence: 60_000,
  });
  const clientProxy = await startFaultProxy({
    target: port,
    copiesTo,
    protocol: http,
    plan: plan('client', CLIENT_RATES, 300),
    silence: 30_000,
  });
  const databaseUrl = database.urlAt(databaseProxy.port);
  const platform = platformServer({ port, publicPort: clientProxy.port, databaseUrl, redisUrl, token });
  return {
    platform,
    clientProxy,
    databaseProxy,
    async end() {
      await clientProxy.stop();
      await platform.stop();
      await databaseProxy.stop();
    },
  };
}
