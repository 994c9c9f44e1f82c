import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';
import { isOwnOrigin } from './requestHost.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns whether the request may change state: it comes from our own pages, or from a program that isn't a browser.
 * Browsers name the source of a request in Sec-Fetch-Site, older ones in Origin.
 */
export function isFromOwnPage(request: Pick<FastifyRequest, 'headers'>): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || isOwnOrigin(request, origin);
}

/** Refuses calls that change state when another site's page makes them. */
export function installSameOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method) || isFromOwnPage(request)) return;
    throw new ProblemError(
      403,
      'CROSS_ORIGIN',
      'Another site’s page may not make this call: open it on our own site.',
    );
  });
}
