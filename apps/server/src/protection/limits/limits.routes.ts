import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import type { Changes } from './changes/changes.service.ts';
import { exclusionReasons } from './rules/exclusionReasons.ts';
import type { Leaving } from './changes/leaving.service.ts';
import type { Overview } from './overview.service.ts';
import type { PendingLimits } from './changes/pending.service.ts';
import type { RealityChecks } from './sessionTime/realityCheck.service.ts';

export interface LimitsServices {
  readonly changes: Changes;
  readonly pending: PendingLimits;
  readonly overview: Overview;
  readonly realityChecks: RealityChecks;
  readonly leaving: Leaving;
}

/** Routes of limits, breaks and reality checks. */
export function limitsRoutes(app: FastifyInstance, services: LimitsServices): void {
  const { changes, pending, overview, realityChecks, leaving } = services;
  const { SIGN_IN_ATTEMPTS: perMinute } = app.settings;

  registerCall(app, calls.limits, ({ player }) => overview.limits(player));
  registerCall(app, calls.availableLimits, ({ player }) => overview.available(player.playerId));
  registerCall(app, calls.exclusionReasons, () => ({ reasons: [...exclusionReasons] }));
  registerCall(app, calls.pingLimits, ({ player }) => overview.pulse(player));
  registerCall(app, calls.limitHistory, ({ player, query }) => overview.history(player.playerId, query));
  registerCall(app, calls.reviewLimits, async ({ player }) => {
    await overview.review(player.playerId);
    return null;
  });

  registerCall(app, calls.saveLimits, ({ player, body }) => changes.save(player.playerId, body.limits));
  registerCall(app, calls.testAnswers, ({ player, body }) => changes.answer(player.playerId, body));
  registerCall(app, calls.actOnLimits, async ({ player, body: { action, limitIds } }) => {
    await pending[action](player.playerId, limitIds);
    return null;
  });
  registerCall(app, calls.cancelLimit, async ({ player, query: { limitId } }) => {
    await pending.reject(player.playerId, [limitId]);
    return null;
  });

  registerCall(app, calls.realityCheck, ({ player }) => realityChecks.figures(player));
  registerCall(app, calls.answerRealityCheck, ({ player, body }) => realityChecks.answer(player, body));

  registerCall(app, calls.blockUser, async ({ player }) => {
    await leaving.close(player.playerId);
    return { success: true as const };
  });
  registerCall(
    app,
    calls.returnFromExclusion,
    async ({ body }) => {
      const opensAt = await leaving.askToReturn(body.returnToken);
      return { opensAt: Math.ceil(opensAt.getTime() / 1000) };
    },
    { perMinute },
  );
}
