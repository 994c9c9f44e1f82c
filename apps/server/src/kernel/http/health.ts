import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface HealthDeps {
  readonly db: Db;
  readonly feed: {
    /** Returns whether the process has all changes of the sources. */
    isCurrent(): boolean;
  };
  /** Returns whether the process is about to end. */
  readonly isDraining: () => boolean;
}

/**
 * `/health/live`: the process answers. `/health/ready`: it can work; 503 names what is missing. Used by the load
 * balancer, so not in the public document.
 */
export function installHealth(app: FastifyInstance, { db, feed, isDraining }: HealthDeps): void {
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const missing = [
      ...(isDraining() ? ['The process is about to end.'] : []),
      ...(feed.isCurrent() ? [] : ['The process that runs the sources does not reach this one.']),
      ...((await answers(db)) ? [] : ['The database does not answer.']),
    ];
    if (missing.length === 0) return { status: 'ready', missing };
    return reply.code(503).send({ status: 'waiting', missing });
  });
}

async function answers(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
