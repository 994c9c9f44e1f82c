import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { type Db, parseId, registerCall } from '../../kernel/index.ts';
import type { Feed } from '../../betting/index.ts';
import { createConsultant } from './consultant.service.ts';
import { requireConsultant } from './consultantGate.ts';

export interface ConsultantRoutesDeps {
  readonly db: Db;
  readonly feed: Pick<Feed, 'notify'>;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Routes by which a player asks the payment consultant. */
export function consultantRoutes(app: FastifyInstance, deps: ConsultantRoutesDeps): void {
  const consultant = createConsultant(deps);
  const perMinute = { perMinute: app.settings.SIGN_IN_ATTEMPTS };
  /** Notifies the player's other tabs and devices. */
  const changed = (playerId: bigint, requestId: string) =>
    deps.feed.notify(String(playerId), { about: 'requests', requestId });

  registerCall(app, calls.consultantRequests, ({ request, player }) => {
    requireConsultant(request);
    return consultant.list(player.playerId);
  });

  registerCall(app, calls.consultantPayments, ({ request, player, query }) => {
    requireConsultant(request);
    return consultant.payments(player.playerId, query);
  });

  registerCall(app, calls.createConsultantRequest, async ({ request, site, player, headers, body }) => {
    requireConsultant(request);
    const requestId = await consultant.create(site, player.playerId, headers['idempotency-key'], body);
    changed(player.playerId, requestId);
    return { requestId };
  });

  registerCall(app, calls.consultantRequest, async ({ request, player, params }) => {
    requireConsultant(request);
    return { request: await consultant.one(player.playerId, params.requestId) };
  });

  registerCall(app, calls.readConsultantRequest, async ({ request, player, params: { requestId } }) => {
    requireConsultant(request);
    await consultant.read(player.playerId, requestId);
    return { requestId };
  });

  registerCall(app, calls.replyToConsultant, async ({ request, player, headers, params, body }) => {
    requireConsultant(request);
    const { requestId } = params;
    await consultant.reply(player.playerId, requestId, headers['idempotency-key'], body);
    changed(player.playerId, requestId);
    return { requestId };
  });

  registerCall(
    app,
    calls.uploadConsultantFile,
    ({ request, player, query, body }) => {
      requireConsultant(request);
      return consultant.upload(player.playerId, { name: query.name, bytes: body });
    },
    perMinute,
  );

  registerCall(app, calls.removeConsultantFile, async ({ request, player, params }) => {
    requireConsultant(request);
    return { removed: await consultant.removeFile(player.playerId, parseId(params.fileId)) };
  });
}
