import { Socket } from 'node:net';
import pg from 'pg';
import { createTroubleLog, type ErrorLog } from '../logging/troubleLog.ts';
import { preparedName } from './prepared.ts';

/** Silence after which a connection counts as lost, ms. No statement takes this long. */
const LONGEST_SILENCE = 15_000;

export interface PoolOptions {
  /** Maximum silence of a connection before it counts as lost, ms; 0 waits forever, for migrations. */
  readonly longestSilence?: number;
}

/**
 * Creates a pool of connections to PostgreSQL that reads int8 as bigint. Lost connections, for example when
 * PostgreSQL restarts, are logged and replaced.
 */
export function createPool(
  connectionString: string,
  log: ErrorLog,
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
    // A lost connection must not keep an account locked.
    idle_in_transaction_session_timeout: longestSilence,
  });
  // Without these listeners a lost connection would end the process: the pool only reports idle ones, so connections
  // inside a transaction need their own listener.
  pool.on('error', () => undefined);
  const trouble = createTroubleLog(log);
  pool.on('connect', (client) =>
    client.on('error', (error) => trouble(error, 'A connection broke; it is replaced.', 'PostgreSQL')),
  );
  return pool;
}

/** A connection that prepares marked statements. */
class PreparingClient extends pg.Client {
  // One signature for all overloads of the driver; the result is passed on.
  override query(...given: unknown[]): never {
    const [text, values, ...others] = given;
    const name = typeof text === 'string' ? preparedName(text) : undefined;
    const passed = name === undefined ? given : [{ name, text, values }, ...others];
    return Reflect.apply(super.query, this, passed) as never;
  }
}

/** A network that drops packets silently leaves both ends of a connection open, so the socket needs a timeout. */
function impatientSocket(longestSilence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(longestSilence, () => {
    const silent = new Error(`The database has said nothing for ${longestSilence / 1000} s.`);
    socket.destroy(Object.assign(silent, { code: 'ETIMEDOUT' }));
  });
  return socket;
}
