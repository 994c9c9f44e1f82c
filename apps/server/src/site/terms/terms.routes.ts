import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import { createTerms } from './terms.service.ts';

/** Routes of the terms that players accept. */
export function termsRoutes(app: FastifyInstance, deps: Parameters<typeof createTerms>[0]): void {
  const terms = createTerms(deps);
  registerCall(app, calls.termsStatus, ({ site, player }) => terms.status(site, player));
  registerCall(app, calls.agreeToTerms, ({ site, player, body }) => terms.agree(site, player, body.version));
}
