import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import type { Checks } from '../captcha/checks.ts';
import { registerCall } from '../../kernel/index.ts';
import { recoveryName, type Recovery } from './recovery.service.ts';

/** Routes to reset a forgotten password: a code, its ticket, a new password. */
export function recoveryRoutes(
  app: FastifyInstance,
  { recovery, checks }: { readonly recovery: Recovery; readonly checks: Checks },
): void {
  const perMinute = { perMinute: app.settings.SIGN_IN_ATTEMPTS };

  registerCall(
    app,
    calls.startRecovery,
    async ({ site, body, headers, request }) => {
      const name = recoveryName(body.name);
      const asker = await checks.requireForCode({
        request,
        call: 'startRecovery',
        name,
        pass: headers['x-captcha'],
      });
      return recovery.start(site, { name, language: body.language, asker });
    },
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
