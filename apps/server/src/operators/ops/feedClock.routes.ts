import type { FeedClock } from '@touchline/feed/source';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { type Coupons, isManual } from '../../betting/index.ts';
import { ProblemError } from '../../kernel/index.ts';

const Advance = Type.Object(
  {
    seconds: Type.Integer({ minimum: 0, maximum: 604_800 }),
    /** Seconds per step; the clock's own choice when absent. Longer steps price play less often on the way. */
    step: Type.Optional(Type.Integer({ minimum: 1, maximum: 604_800 })),
  },
  { additionalProperties: false },
);

/** Route that advances play on a manual clock; it answers once the bets that this decided are settled. */
export function feedClockRoutes(
  app: FastifyInstance,
  clock: FeedClock,
  coupons: Pick<Coupons, 'idle'>,
): void {
  app.post<{ Body: Static<typeof Advance> }>(
    '/ops/feed/advance',
    { schema: { body: Advance } },
    async ({ body }) => {
      if (!isManual(clock)) {
        throw new ProblemError(
          409,
          'CLOCK_NOT_MANUAL',
          'The feed clock follows real time: start with FEED_CLOCK=manual to move it.',
        );
      }
      clock.advance(body.seconds * 1000, body.step && body.step * 1000);
      await coupons.idle();
      return { now: clock.now() };
    },
  );
}
