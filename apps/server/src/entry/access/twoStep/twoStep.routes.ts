import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../kernel/index.ts';
import type { TwoStep } from './twoStep.service.ts';

/** Routes to enable and disable two-step sign-in. */
export function twoStepRoutes(app: FastifyInstance, twoStep: TwoStep): void {
  const perMinute = { perMinute: app.settings.SIGN_IN_ATTEMPTS };
  registerCall(app, calls.twoStep, ({ player }) => twoStep.state(player.playerId));
  registerCall(
    app,
    calls.beginTwoStep,
    ({ site, player, body }) => twoStep.begin(site, player.playerId, body.password),
    perMinute,
  );
  registerCall(
    app,
    calls.enableTwoStep,
    ({ player, body }) => twoStep.enable(player.playerId, body.code),
    perMinute,
  );
  registerCall(
    app,
    calls.disableTwoStep,
    ({ player, body }) => twoStep.disable(player.playerId, body.password),
    perMinute,
  );
  registerCall(
    app,
    calls.changeEmailStep,
    ({ site, player, body }) => twoStep.changeEmail(site, player.playerId, body),
    perMinute,
  );
}
