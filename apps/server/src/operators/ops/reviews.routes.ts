import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Reviews } from './reviews.service.ts';
import { auditAuthorOf } from './auditLog/auditLog.service.ts';

const closed = { additionalProperties: false };

/** Amounts, prices and ids are validated by the answer itself, which reports their faults. */
const Short = Type.String({ maxLength: 30 });
const Text = Type.String({ maxLength: 120 });

const Answer = Type.Union([
  Type.Object({ kind: Type.Literal('accepted') }, closed),
  Type.Object({ kind: Type.Literal('refused') }, closed),
  Type.Object(
    {
      kind: Type.Literal('offer'),
      amount: Short,
      bets: Type.Array(Type.Object({ selectionId: Text, coef: Short }, closed), {
        maxItems: 40,
      }),
      seconds: Type.Integer({ minimum: 10, maximum: 3600 }),
    },
    closed,
  ),
]);

/** Routes of coupons that wait for an operator, and of the answers. */
export function reviewRoutes(app: FastifyInstance, reviews: Reviews): void {
  app.get('/ops/reviews', async () => ({ reviews: await reviews.list() }));

  app.post<{ Params: { couponId: string }; Body: Static<typeof Answer> }>(
    '/ops/reviews/:couponId',
    { schema: { body: Answer } },
    async (request) => {
      const { params, body } = request;
      await reviews.answer(params.couponId, body, auditAuthorOf(request));
      return { couponId: params.couponId, answer: body.kind };
    },
  );
}
