import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FeedClock } from '@touchline/feed/source';
import type { FastifyInstance } from 'fastify';
import { type Coupons, isManual } from '../../betting/index.ts';
import { ProblemError } from '../../kernel/index.ts';
import { registerOperatorCall } from './registerOperatorCall.ts';

/** Route that advances play on a manual clock; it answers once the bets that this decided are settled. */
export function feedClockRoutes(
  app: FastifyInstance,
  clock: FeedClock,
  coupons: Pick<Coupons, 'idle'>,
): void {
  registerOperatorCall(app, operatorCalls.advanceFeedClock, async ({ body }) => {
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
  });
}
