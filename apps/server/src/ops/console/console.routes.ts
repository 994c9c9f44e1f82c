import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { ReviewAnswer } from '../../coupons/review.service.ts';
import { nonceOf } from '../../http/headers.ts';
import { ProblemError } from '../../http/problem.ts';
import type { TokenCheck } from '../operatorOnly.ts';
import type { Reviews } from '../reviews.service.ts';
import { reviewsPage, tokenPage, type ConsoleView } from './consolePage.ts';

const Fields = Type.Record(Type.String({ maxLength: 200 }), Type.String({ maxLength: 200 }));
type Fields = Readonly<Static<typeof Fields>>;

export interface ConsoleParts {
  readonly reviews: Reviews;
  readonly isToken: TokenCheck;
}

/** How often one address may try a token in a minute. */
const PER_MINUTE = 60;

/**
 * A page on which reviews are answered by hand: plain forms, rendered here, without a script. The token is a field of
 * each form, so it lives as long as the page in the browser and nowhere else.
 */
export function consoleRoutes(app: FastifyInstance, { reviews, isToken }: ConsoleParts): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );

  const show = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
    reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);

  const wrongToken = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    show(reply, tokenPage(nonceOf(request), 'This is not the operator’s token.'), 401);

  async function showReviews(
    request: FastifyRequest<{ Body: Fields }>,
    reply: FastifyReply,
    said?: ConsoleView['said'],
  ): Promise<FastifyReply> {
    const token = request.body['token'] ?? '';
    const view = { nonce: nonceOf(request), token, reviews: await reviews.list() };
    return show(reply, reviewsPage(said ? { ...view, said } : view), said?.isProblem ? 409 : 200);
  }

  const form = {
    schema: { body: Fields },
    config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } },
  };

  app.get('/ops/console', (request, reply) => show(reply, tokenPage(nonceOf(request))));

  app.post<{ Body: Fields }>('/ops/console', form, (request, reply) =>
    isToken(request.body['token'] ?? '') ? showReviews(request, reply) : wrongToken(request, reply),
  );

  app.post<{ Body: Fields }>('/ops/console/answer', form, async (request, reply) => {
    if (!isToken(request.body['token'] ?? '')) return wrongToken(request, reply);
    const { couponId = '', kind = '' } = request.body;
    try {
      await reviews.answer(couponId, answerIn(kind, request.body));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return showReviews(request, reply, { isProblem: true, text: error.message });
    }
    const text = `Coupon ${couponId}: ${kind === 'offer' ? 'your offer is with the player' : kind}.`;
    return showReviews(request, reply, { isProblem: false, text });
  });
}

function answerIn(kind: string, fields: Fields): ReviewAnswer {
  if (kind === 'accepted' || kind === 'refused') return { kind };
  const seconds = Number(fields['seconds']);
  if (kind !== 'offer' || !Number.isInteger(seconds) || seconds < 10 || seconds > 3600) {
    throw new ProblemError(400, 'BAD_OFFER', 'An offer stands for 10 to 3600 seconds: write a whole number.');
  }
  const bets = Object.entries(fields).flatMap(([name, coef]) =>
    name.startsWith('coef ') ? [{ selectionId: name.slice('coef '.length), coef }] : [],
  );
  return { kind, amount: fields['amount'] ?? '', bets, seconds };
}
