import { Socket } from 'node:net';
import pg from 'pg';
import type { Logger } from 'pino';
import { preparedName } from './prepared.ts';

/** No statement of ours takes this long: a connection that says nothing for so many ms has lost its other end. */
const LONGEST_SILENCE = 15_000;

export interface PoolOptions {
  /** Longest silence of a connection in ms before it counts as broken; 0 waits for ever, as migrations must. */
  readonly longestSilence?: number;
}

/**
 * A pool of connections to PostgreSQL; int8 arrives as bigint.
 * `log` hears of connections that broke, for instance when PostgreSQL restarts: the pool replaces them.
 */
export function createPool(
  connectionString: string,
  log: Pick<Logger, 'warn'>,
  { longestSilence = LONGEST_SILENCE }: PoolOptions = {},
): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, (text: string) => BigInt(text));
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    types,
    max: 20,
    connectionTimeoutMillis: 10_000,
    stream: () => impatientSocket(longestSilence),
    // The other end of a lost connection must not keep an account locked.
    idle_in_transaction_session_timeout: longestSilence,
  });
  // Without these listeners a connection that breaks would end the process: the pool hears of idle ones only, a
  // connection in the middle of a transaction has to be heard itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'A database connection broke; it is replaced.')),
  );
  return pool;
}

/** A connection that keeps the statements which are made to be kept. */
class PreparingClient extends pg.Client {
  // One signature stands for all of the driver's; what it answers is handed on.
  override query(...given: unknown[]): never {
    const [text, values, ...others] = given;
    const name = typeof text === 'string' ? preparedName(text) : undefined;
    const passed = name === undefined ? given : [{ name, text, values }, ...others];
    return Reflect.apply(super.query, this, passed) as never;
  }
}

/** Neither end of a connection is told when a network swallows what the other one says. */
function impatientSocket(longestSilence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(longestSilence, () => {
    const silent = new Error(`The database has said nothing for ${longestSilence / 1000} s.`);
    socket.destroy(Object.assign(silent, { code: 'ETIMEDOUT' }));
  });
  return socket;
}
