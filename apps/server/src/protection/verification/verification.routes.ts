import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { registerCall, callbackRoute, faultOf } from '../../kernel/index.ts';
import type { CheckEvents } from './checkEvents.ts';
import type { Verification } from './verification.service.ts';
import type { Verifiers } from './verifiers/verifiersFile.ts';

export interface VerificationRoutesDeps {
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly now: () => Date;
  readonly verifiers: Verifiers;
  readonly events: CheckEvents;
  readonly verification: Verification;
}

/** Looks of a waiting player for a result, per minute. */
const LOOKS_PER_MINUTE = 60;

/** Routes by which a player passes checks, and of the verifiers' call-backs. */
export async function verificationRoutes(
  app: FastifyInstance,
  { log, now, verifiers, events, verification }: VerificationRoutesDeps,
): Promise<void> {
  registerCall(app, calls.verification, ({ site, player }) => verification.overview(site, player.playerId));

  registerCall(
    app,
    calls.startVerification,
    ({ site, player, body }) =>
      verification.start(site, player.playerId, { type: body.type, language: body.lng }),
    { perMinute: app.settings.SIGN_IN_ATTEMPTS },
  );

  registerCall(
    app,
    calls.refreshVerification,
    ({ site, player, params }) => verification.refresh(site, player.playerId, params.checkId),
    { perMinute: LOOKS_PER_MINUTE },
  );

  await callbackRoute(app, {
    path: '/verifiers/:provider/events',
    log,
    now,
    async take({ provider: name }, callback) {
      const verifier = verifiers.of(name);
      if (!verifier) return false;
      await events.take(name, verifier.readCallback(callback), callback.body);
      return true;
    },
    alert({ provider }, { body }, error) {
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 32);
      log.error(
        { provider, subject: hash, detail: faultOf(error.cause) },
        'A verifier has sent something that can’t be read.',
      );
      return Promise.resolve();
    },
  });
}
