import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import type { Reviews } from './reviews.service.ts';
import { auditAuthorOf } from './auditLog/auditLog.service.ts';
import { registerOperatorCall } from './registerOperatorCall.ts';

/** Routes of coupons that wait for an operator, and of the answers. */
export function reviewRoutes(app: FastifyInstance, reviews: Reviews): void {
  registerOperatorCall(app, operatorCalls.listReviews, async ({ sites }) => ({
    reviews: await reviews.list(sites),
  }));

  registerOperatorCall(app, operatorCalls.answerReview, async ({ params: { couponId }, body, request }) => {
    await reviews.answer(couponId, body, auditAuthorOf(request));
    return { couponId, answer: body.kind };
  });
}
