import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { isManual, type FeedClock } from '../feed/index.ts';
import { ProblemError } from '../http/problem.ts';

const Advance = Type.Object(
  { seconds: Type.Integer({ minimum: 0, maximum: 604_800 }) },
  { additionalProperties: false },
);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Calls of whoever operates the platform, not of players: absent without OPERATOR_TOKEN, and not in the document. */
export function opsRoutes(app: FastifyInstance, clock: FeedClock): void {
  const token = app.settings.OPERATOR_TOKEN;
  if (token === undefined) return;
  const wanted = digest(`Bearer ${token}`);
  app.post<{ Body: Static<typeof Advance> }>(
    '/ops/feed/advance',
    {
      schema: { body: Advance },
      onRequest: async ({ headers }) => {
        if (timingSafeEqual(digest(headers.authorization ?? ''), wanted)) return;
        throw new ProblemError(
          401,
          'OPERATOR_TOKEN_NEEDED',
          'This is an operator’s call: send OPERATOR_TOKEN as bearer.',
        );
      },
    },
    ({ body }) => {
      if (!isManual(clock)) {
        throw new ProblemError(
          409,
          'CLOCK_NOT_MANUAL',
          'The feed clock follows real time: start with FEED_CLOCK=manual to move it.',
        );
      }
      clock.advance(body.seconds * 1000);
      return { now: clock.now() };
    },
  );
}
