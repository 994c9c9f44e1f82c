import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import type { SecurityQuestions } from './securityQuestion.service.ts';

/** Routes of a player's own security question. */
export function securityQuestionRoutes(app: FastifyInstance, questions: SecurityQuestions): void {
  const perMinute = { perMinute: app.settings.SIGN_IN_ATTEMPTS };
  registerCall(app, calls.securityQuestion, ({ player }) => questions.state(player.playerId));
  registerCall(
    app,
    calls.setSecurityQuestion,
    ({ player, body }) => questions.set(player.playerId, body),
    perMinute,
  );
  registerCall(
    app,
    calls.removeSecurityQuestion,
    ({ player, body }) => questions.remove(player.playerId, body.password),
    perMinute,
  );
}
