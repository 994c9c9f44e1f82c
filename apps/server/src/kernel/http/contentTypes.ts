import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';

/** Character sets whose bytes are UTF-8. */
const READ = new Set(['utf-8', 'utf8', 'us-ascii']);

/**
 * Refuses bodies with 415 that the calls can't take: plain text, which the framework would read, and character sets
 * other than UTF-8, which would be stored with other characters.
 */
export function limitContentTypes(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async ({ headers }) => {
    const charset = /;\s*charset="?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
    if (charset === undefined || READ.has(charset.toLowerCase())) return;
    const message = `Texts are read in UTF-8 only, not in ${charset}: send them as UTF-8.`;
    throw new ProblemError(415, 'INVALID_REQUEST', message);
  });
}
