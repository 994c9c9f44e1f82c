import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../http/registerCall.ts';
import type { Recovery } from './recovery.service.ts';

/** Routes to reset a forgotten password: a code, its ticket, a new password. */
export function recoveryRoutes(app: FastifyInstance, recovery: Recovery): void {
  const perMinute = { perMinute: app.settings.SIGN_IN_ATTEMPTS };

  registerCall(
    app,
    calls.startRecovery,
    ({ site, body }) => recovery.start(site, body.name, body.language),
    perMinute,
  );

  registerCall(
    app,
    calls.checkRecovery,
    ({ site, body }) => recovery.check(site, body.guid, body.code),
    perMinute,
  );

  registerCall(
    app,
    calls.saveRecovery,
    async ({ site, body }) => ({ endedSessions: await recovery.save(site, body) }),
    perMinute,
  );
}
