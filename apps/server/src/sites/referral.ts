import type { FastifyInstance } from 'fastify';

const COOKIE = 'refererid';
const KEPT_SECONDS = 60 * 86_400;
/** What a partner may be named by: it stands in cookies and addresses as it is. */
const NAME = /^[\w.-]{1,64}$/;

/**
 * Keeps which partner's link (`?ref=`) brought a visitor to a page, for 60 days; the latest link holds. The app sends it
 * with each placement, so scripts may read it.
 */
export function installReferral(app: FastifyInstance): void {
  app.addHook<{ Querystring: { ref?: unknown } }>('onRequest', async (request, reply) => {
    const { ref } = request.query;
    const isPage = request.method === 'GET' && request.routeOptions.url === '/*';
    if (!isPage || typeof ref !== 'string' || !NAME.test(ref)) return;
    const secure = request.protocol === 'https';
    reply.setCookie(COOKIE, ref, { path: '/', sameSite: 'lax', secure, maxAge: KEPT_SECONDS });
  });
}
