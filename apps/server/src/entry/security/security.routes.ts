import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import type { KnownSession, Sessions } from '../../accounts/index.ts';
import { parseId, ProblemError, registerCall, seconds } from '../../kernel/index.ts';
import { visitedOrigin } from '../../site/index.ts';
import type { Security } from './security.service.ts';

export interface SecurityRoutesDeps {
  readonly sessions: Sessions;
  readonly security: Security;
}

function shown({ id, userAgent, address, startedAt, lastActiveAt, endedAt }: KnownSession, own: bigint) {
  return {
    id: String(id),
    ...(userAgent === null ? {} : { userAgent }),
    ...(address === '' ? {} : { address }),
    startedAt: seconds(startedAt),
    lastActiveAt: seconds(lastActiveAt),
    ...(endedAt === null ? {} : { endedAt: seconds(endedAt) }),
    isThis: id === own,
  };
}

/** Routes of a player's sessions and e-mail address. */
export function securityRoutes(app: FastifyInstance, { sessions, security }: SecurityRoutesDeps): void {
  const perMinute = { perMinute: app.settings.SIGN_IN_ATTEMPTS };

  registerCall(app, calls.sessionHistory, async ({ player, query }) => {
    const { rows, next } = await sessions.history(player.playerId, parseId(query.before ?? ''));
    return { sessions: rows.map((session) => shown(session, player.sessionId)), next };
  });

  registerCall(app, calls.endSession, async ({ player, params }) => {
    const id = parseId(params.sessionId);
    if (id === undefined || !(await sessions.endOne(player.playerId, id, 'sign-out'))) {
      throw new ProblemError(404, 'SESSION_NOT_FOUND', 'Session not found: check the list again.');
    }
    return { endedSessions: 1 };
  });

  registerCall(app, calls.endOtherSessions, async ({ player }) => ({
    endedSessions: await sessions.end(player, 'others', 'sign-out'),
  }));

  registerCall(
    app,
    calls.sendEmailActivation,
    ({ player, site, body, request }) =>
      security.sendActivation(site, player, { ...body, origin: visitedOrigin(request) }),
    perMinute,
  );

  registerCall(
    app,
    calls.activateEmail,
    async ({ player, site, body }) => ({ activation_type: await security.activate(site, player, body) }),
    perMinute,
  );

  registerCall(
    app,
    calls.activateEmailByLink,
    ({ site, body }) => security.activateByLink(site, body.token),
    perMinute,
  );

  registerCall(
    app,
    calls.sendEmailChange,
    ({ player, site, body }) => security.sendChange(site, player, body),
    perMinute,
  );

  registerCall(
    app,
    calls.changeEmail,
    async ({ player, site, body }) => ({ email: await security.change(site, player, body) }),
    perMinute,
  );
}
