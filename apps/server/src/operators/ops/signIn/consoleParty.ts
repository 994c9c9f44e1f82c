import type { FastifyRequest } from 'fastify';
import { rpIdOf } from '../../../entry/index.ts';
import type { Settings } from '../../../kernel/index.ts';
import { originsOf, publicOrigin, visitedOrigin } from '../../../site/index.ts';
import { operatorSecretIn, type ConsoleParty, type EntryRequest } from '../../../staff/index.ts';

/** Returns the console at `OPERATOR_HOST`, else at the host of the site that the request visits. */
export function consoleParty(request: FastifyRequest, settings: Settings): ConsoleParty {
  const { OPERATOR_HOST: host } = settings;
  const name = `${request.site.config.companyName} console`;
  if (host !== undefined) return { id: host, origin: originsOf(publicOrigin(settings), [host])[0], name };
  const origin = visitedOrigin(request);
  return { id: rpIdOf(request.site, new URL(origin).hostname), origin, name };
}

/** Returns what a sign-in stores and records about its request. */
export function entryRequest(request: FastifyRequest): EntryRequest {
  return {
    requestId: request.id,
    browser: {
      address: request.clientAddress,
      agent: request.headers['user-agent'],
      replaced: operatorSecretIn(request),
    },
  };
}
