import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { parseId, registerCall } from '../../kernel/index.ts';
import { createIdentification, type IdentificationDeps } from './identification.service.ts';

/** Routes by which a player submits documents for identification. */
export function identificationRoutes(app: FastifyInstance, deps: IdentificationDeps): void {
  const identification = createIdentification(deps);
  const perMinute = { perMinute: app.settings.SIGN_IN_ATTEMPTS };

  registerCall(app, calls.identification, ({ site, player }) =>
    identification.overview(site, player.playerId),
  );

  registerCall(
    app,
    calls.uploadDocument,
    ({ site, player, query, body }) =>
      identification.upload(site, player.playerId, { ...query, bytes: body }),
    perMinute,
  );

  registerCall(app, calls.removeDocument, async ({ site, player, params }) => ({
    removed: await identification.remove(site, player.playerId, parseId(params.documentId)),
  }));

  registerCall(
    app,
    calls.submitIdentification,
    ({ site, player, body }) => identification.submit(site, player.playerId, body.data),
    perMinute,
  );
}
