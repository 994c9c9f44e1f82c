import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/**
 * `/health/live`: the process answers. `/health/ready`: it can work; 503 names what is missing. Used by the load
 * balancer, so not in the public document.
 */
export function installHealth(app: FastifyInstance, db: Db): void {
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    if (await answers(db)) return { status: 'ready', missing: [] };
    return reply.code(503).send({ status: 'waiting', missing: ['The database does not answer.'] });
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
