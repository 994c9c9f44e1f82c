import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { wrongField } from '../../kernel/index.ts';
import { dayOf } from '../../betting/index.ts';
import type { LiveSites, VisitorData } from '../../site/index.ts';
import { siteIn } from './sites/siteIn.ts';

const Asked = Type.Object(
  { day: Type.String({ pattern: '^20\\d{2}-\\d{2}-\\d{2}$' }) },
  { additionalProperties: false },
);

/** Route of event counts per site and day. */
export function analyticsRoutes(
  app: FastifyInstance,
  { visitorData, sites }: { readonly visitorData: VisitorData; readonly sites: LiveSites },
): void {
  app.get<{ Params: { readonly siteId: string }; Querystring: Static<typeof Asked> }>(
    '/ops/sites/:siteId/analytics',
    { schema: { querystring: Asked } },
    async ({ params, query: { day } }) => {
      const site = siteIn(sites, params.siteId);
      if (!dayOf(day, 0, 0)) throw wrongField('/day', 'date', `There is no day ${day}.`);
      return { counts: await visitorData.counts(site.id, day) };
    },
  );
}
