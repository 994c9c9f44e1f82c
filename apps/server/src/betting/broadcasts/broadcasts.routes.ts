import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { framePolicy, nonceOf, registerCall } from '../../kernel/index.ts';
import { loadMessages } from '../../delivery/index.ts';
import type { Broadcasts } from './broadcasts.service.ts';
import { framePage } from './framePage.ts';

const frameSchema = {
  hide: true,
  params: calls.broadcast.params,
  querystring: Type.Object({ lang: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })) }),
};

/** Routes of broadcasts, and of the page that draws a match. */
export function broadcastsRoutes(app: FastifyInstance, broadcasts: Broadcasts): void {
  registerCall(app, calls.broadcasts, ({ query }) => broadcasts.list(query.sportId));
  registerCall(app, calls.broadcast, ({ params }) => broadcasts.of(params.matchId));
  registerCall(app, calls.broadcastPicture, ({ params, reply }) => {
    // The calling page is sandboxed and has an opaque origin. The answer is public and needs no cookies.
    reply.header('access-control-allow-origin', '*');
    return broadcasts.picture(params.matchId);
  });

  app.get<{ Params: { matchId: number }; Querystring: { lang?: string } }>(
    '/web-api/broadcasts/:matchId/frame',
    { schema: frameSchema },
    async (request, reply) => {
      const match = broadcasts.match(request.params.matchId);
      const { languages, defaultLanguage, hostOrigins } = request.site.config;
      const { lang = defaultLanguage } = request.query;
      const segment = languages.includes(lang) ? lang : defaultLanguage;
      const html = framePage(match, { messages: await loadMessages(segment), nonce: nonceOf(request) });
      return reply
        .header('content-security-policy', framePolicy(request, hostOrigins))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(html);
    },
  );
}
