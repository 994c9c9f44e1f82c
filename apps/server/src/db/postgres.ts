import pg from 'pg';
import type { Logger } from 'pino';

/**
 * A pool of connections to PostgreSQL; int8 arrives as bigint.
 * `log` hears of idle connections that broke, for instance when PostgreSQL restarts: the pool replaces them.
 */
export function createPool(connectionString: string, log: Pick<Logger, 'warn'>): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, (text: string) => BigInt(text));
  const pool = new pg.Pool({ connectionString, types, max: 20, connectionTimeoutMillis: 10_000 });
  // Without this listener a restart of PostgreSQL would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection broke; it is replaced.'));
  return pool;
}
