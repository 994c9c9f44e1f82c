import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serveBuiltFiles, consolePolicy, nonceOf } from '../../../kernel/index.ts';
import { bareConsole, consolePage } from './consolePage.ts';

/**
 * Serves the operator's console: a page and its files, which contain only the program. Its data are requested with
 * the token that an operator enters.
 * @param dist folder of the built console; without it the page reports that
 */
export async function consoleRoutes(app: FastifyInstance, dist: string): Promise<void> {
  const index = join(dist, 'index.html');
  const template = existsSync(index) ? readFileSync(index, 'utf8') : bareConsole;
  app.get('/ops', (_request, reply) => reply.redirect('/ops/console'));
  app.get('/ops/console', (request, reply) =>
    reply
      .header('cache-control', 'private, no-cache')
      .header('content-security-policy', consolePolicy(request))
      .type('text/html; charset=utf-8')
      .send(consolePage(template, request.site, nonceOf(request))),
  );
  await serveBuiltFiles(app, { root: join(dist, 'assets'), prefix: '/ops/console/assets/' });
}
