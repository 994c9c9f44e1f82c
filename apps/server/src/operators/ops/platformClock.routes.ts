import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { ProblemError } from '../../kernel/index.ts';

const Advance = Type.Object(
  { seconds: Type.Integer({ minimum: 0, maximum: 31_536_000 }) },
  { additionalProperties: false },
);

/**
 * Advances the manual platform clock. Answers when everything that is due has been done: bets and sales decided and
 * settled, sessions and limits ended, mails sent.
 */
export function platformClockRoutes(
  app: FastifyInstance,
  passTime: ((ms: number) => Promise<Date>) | undefined,
): void {
  app.post<{ Body: Static<typeof Advance> }>(
    '/ops/clock/advance',
    { schema: { body: Advance } },
    async ({ body }) => {
      if (!passTime) {
        throw new ProblemError(
          409,
          'CLOCK_NOT_MANUAL',
          'The platform’s clock follows real time: start with PLATFORM_CLOCK=manual to move it.',
        );
      }
      return { now: (await passTime(body.seconds * 1000)).getTime() };
    },
  );
}
