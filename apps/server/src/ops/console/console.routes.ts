import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { consolePolicy, nonceOf } from '../../http/headers.ts';
import { bareConsole, consolePage } from './consolePage.ts';

const YEAR = 'public, max-age=31536000, immutable';

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
  if (!existsSync(join(dist, 'assets'))) return;
  await app.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: '/ops/console/assets/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', YEAR),
  });
}
