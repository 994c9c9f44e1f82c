import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../kernel/index.ts';
import { registerOperatorCall } from './registerOperatorCall.ts';

/**
 * Advances the manual platform clock. Answers when everything that is due has been done: bets and sales decided and
 * settled, sessions and limits ended, mails sent.
 */
export function platformClockRoutes(
  app: FastifyInstance,
  passTime: ((ms: number) => Promise<Date>) | undefined,
): void {
  registerOperatorCall(app, operatorCalls.advancePlatformClock, async ({ body }) => {
    if (!passTime) {
      throw new ProblemError(
        409,
        'CLOCK_NOT_MANUAL',
        'The platform’s clock follows real time: start with PLATFORM_CLOCK=manual to move it.',
      );
    }
    return { now: (await passTime(body.seconds * 1000)).getTime() };
  });
}
