import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Visits } from '../visits/visits.service.ts';

const Day = Type.Object(
  { day: Type.String({ pattern: '^20\\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$' }) },
  { additionalProperties: false },
);

/** How often what happened on a site's day, as its visits said it. */
export function analyticsRoutes(app: FastifyInstance, visits: Visits): void {
  app.get<{ Params: { readonly siteId: string }; Querystring: Static<typeof Day> }>(
    '/ops/sites/:siteId/analytics',
    { schema: { querystring: Day } },
    async ({ params: { siteId }, query: { day } }) => ({ counts: await visits.counts(siteId, day) }),
  );
}
