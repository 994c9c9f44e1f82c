import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError, registerCall, seconds } from '../../kernel/index.ts';
import type { VisitorData } from './visitorData.service.ts';

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Routes of visitorData: cookie consent, counters, and the collector of analytics events. */
export function visitorDataRoutes(app: FastifyInstance, visitorData: VisitorData): void {
  registerCall(app, calls.agreeToCookies, async ({ player, body }) => {
    const recordedAt = await visitorData.agree(player.playerId, {
      agreedAt: new Date(body.cookiesAgreeTime * 1000),
      type: body.cookiesAgreeType,
    });
    return { recordedAt: seconds(recordedAt) };
  });

  app.get('/policy-logo.gif', (_, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/gif').send(PIXEL),
  );

  registerCall(app, calls.analyticsCounters, ({ site, query: { domain, projectId } }) => {
    const own = projectId === 'mobile' || projectId === site.id ? site.visit.counters : [];
    return {
      counters: own
        .filter((counter) => counter.domain === undefined || counter.domain === domain.toLowerCase())
        .map(({ type, code, src, integrity }) => ({ type, code, src, integrity })),
    };
  });

  registerCall(
    app,
    calls.collectEvents,
    async ({ site, params, body }) => {
      if (site.visit.collectorKey !== params.key) {
        throw new ProblemError(404, 'NO_SUCH_COLLECTOR', 'This site collects no events under that key.');
      }
      await visitorData.count(site.id, body.events);
      return { taken: body.events.length };
    },
    { perMinute: 120 },
  );
}
