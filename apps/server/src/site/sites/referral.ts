import { calls } from '@touchline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Db, ProblemError, registerCall, isEncrypted } from '../../kernel/index.ts';
import { mayStore } from './consent.ts';
import { marksIn, marksOf } from './referralMarks.ts';

/** Marks of a registration that name the player who brought the friend. */
export interface BroughtBy {
  /** Code of the link, from the cookie. */
  readonly link: string | undefined;
  /** Code that was typed; it counts more than the link. */
  readonly code: string | undefined;
}

/** Friends that players bring. The rewards domain implements it. */
export interface BindsFriends {
  /** Stores who brought a new player, if a mark is the code of another player of the site. */
  bind(friendId: bigint, siteId: string, by: BroughtBy): Promise<void>;
}

function storeMarks(request: FastifyRequest, reply: FastifyReply, query: string): string[] {
  const marks = marksOf(new URLSearchParams(query));
  const secure = isEncrypted(request);
  for (const { name, value, seconds } of marks)
    reply.setCookie(name, value, { path: '/', sameSite: 'lax', secure, maxAge: seconds });
  return marks.map(({ name }) => name);
}

/**
 * Stores in a cookie which partner's link led a visitor to a page; the latest link counts. The app sends the partner
 * with each placement, so scripts may read it. If the site asks for consent, nothing is stored before: the app then
 * reports how the visit began.
 */
export function installReferral(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const start = request.url.indexOf('?');
    const isPage = request.method === 'GET' && request.routeOptions.url === '/*';
    if (start < 0 || !isPage || !mayStore(request, 'marketing')) return;
    storeMarks(request, reply, request.url.slice(start + 1, start + 2000));
  });
}

/** Routes that store the marks after consent, and the hook that stores them with a player who registers. */
export function referralRoutes(
  app: FastifyInstance,
  { db, now, referrals }: { readonly db: Db; readonly now: () => Date; readonly referrals: BindsFriends },
): void {
  registerCall(
    app,
    calls.keepReferral,
    ({ body, request, reply }) => {
      if (mayStore(request, 'marketing')) return { kept: storeMarks(request, reply, body.query) };
      throw new ProblemError(
        403,
        'NOT_ALLOWED_BY_VISITOR',
        'The visitor allows no cookies of this kind: ask again once they do.',
      );
    },
    { perMinute: 30 },
  );

  // The marks are stored with every registration, whatever its method.
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode !== 201 || request.routeOptions.url?.startsWith('/web-api/registration/') !== true)
      return payload;
    const marks = marksIn(request.cookies);
    const id = playerIn(payload);
    if (id === undefined) return payload;
    try {
      const code = typedCode(request.body);
      await referrals.bind(id, request.site.id, { link: marks['refererid'], code });
      if (Object.keys(marks).length === 0) return payload;
      await db
        .insertInto('player_referrals')
        .values({ player_id: id, marks: JSON.stringify(marks), recorded_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } catch (error) {
      // The player is registered: a failed mark must not fail the request.
      request.log.error({ err: error }, 'Which partner brought a player could not be kept.');
    }
    return payload;
  });
}

/** Returns the code that was typed into a form of registration. */
function typedCode(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('promo_code' in body)) return undefined;
  return typeof body.promo_code === 'string' ? body.promo_code : undefined;
}

/** Returns the id of the player in the answer to a registration. */
function playerIn(payload: unknown): bigint | undefined {
  if (typeof payload !== 'object' || payload === null || !('player' in payload)) return undefined;
  const { player } = payload;
  if (typeof player !== 'object' || player === null || !('id' in player)) return undefined;
  return typeof player.id === 'string' && /^\d{1,18}$/.test(player.id) ? BigInt(player.id) : undefined;
}
