import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** A part that says whether it can work; undefined when it can, else why not. */
export type ReadyCheck = () => Promise<string | undefined> | string | undefined;

/**
 * `/health/live`: the process answers. `/health/ready`: it can work; 503 names what is missing.
 * For the balancer in front, so not in the public document.
 */
export function installHealth(app: FastifyInstance, db: Db, checks: readonly ReadyCheck[]): void {
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const reasons = await Promise.all([databaseAnswers(db), ...checks.map((check) => check())]);
    const missing = reasons.filter((reason) => reason !== undefined);
    return reply
      .code(missing.length > 0 ? 503 : 200)
      .send({ status: missing.length > 0 ? 'waiting' : 'ready', missing });
  });
}

async function databaseAnswers(db: Db): Promise<string | undefined> {
  try {
    await sql`select 1`.execute(db);
    return undefined;
  } catch {
    return 'The database does not answer.';
  }
}
