import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Seo, LiveSites } from '../../site/index.ts';
import { siteIn } from './sites/siteIn.ts';
import { recordIn, type AuditLog } from './auditLog/auditLog.service.ts';

const closed = { additionalProperties: false };
const Named = {
  language: Type.String({ pattern: '^([a-z]{2}|[*])$' }),
  path: Type.String({ maxLength: 300, pattern: '^$|^[A-Za-z0-9][A-Za-z0-9/_-]*$' }),
};
const Text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

const Page = Type.Object(
  {
    ...Named,
    fields: Type.Object(
      {
        title: Text(200),
        description: Text(500),
        customCanonical: Type.Optional(
          Type.Union([
            Type.Object({ mode: Type.Literal('url'), targetUrl: Type.String({ maxLength: 500 }) }, closed),
            Type.Object(
              { mode: Type.Literal('mirror'), domainHost: Type.String({ maxLength: 253 }) },
              closed,
            ),
          ]),
        ),
        metaRobots: Text(200),
        hierarchyMetaRobots: Text(200),
        metas: Type.Optional(
          Type.Array(
            Type.Object(
              { name: Type.String({ maxLength: 64 }), content: Type.String({ maxLength: 500 }) },
              closed,
            ),
            { maxItems: 30 },
          ),
        ),
        mediaLinks: Type.Optional(
          Type.Array(
            Type.Object(
              { media: Type.String({ maxLength: 100 }), host: Type.String({ maxLength: 253 }) },
              closed,
            ),
            { maxItems: 10 },
          ),
        ),
        content: Text(50_000),
        style: Text(5_000),
        picture: Type.Optional(
          Type.Object({ src: Type.String({ maxLength: 300 }), alt: Type.String({ maxLength: 200 }) }, closed),
        ),
      },
      closed,
    ),
  },
  closed,
);
const Which = Type.Object(Named, closed);

interface OfSite {
  readonly siteId: string;
}

/** Routes of the sites' texts for search engines. A change is answered with what of it will be printed. */
export function seoPagesRoutes(
  app: FastifyInstance,
  { seo, sites, auditLog }: { readonly seo: Seo; readonly sites: LiveSites; readonly auditLog: AuditLog },
): void {
  app.get<{ Params: OfSite }>('/ops/sites/:siteId/seo-pages', async ({ params: { siteId } }) => {
    return { pages: await seo.written(siteIn(sites, siteId).id) };
  });

  app.put<{ Params: OfSite; Body: Static<typeof Page> }>(
    '/ops/sites/:siteId/seo-pages',
    { schema: { body: Page } },
    async (request) => {
      const { id: siteId } = siteIn(sites, request.params.siteId);
      const record = recordIn(auditLog, request, { action: 'site.seoPage', subject: `site:${siteId}` });
      return { printed: await seo.write({ siteId, ...request.body }, record) };
    },
  );

  app.delete<{ Params: OfSite; Querystring: Static<typeof Which> }>(
    '/ops/sites/:siteId/seo-pages',
    { schema: { querystring: Which } },
    async (request) => {
      const { id: siteId } = siteIn(sites, request.params.siteId);
      const record = recordIn(auditLog, request, {
        action: 'site.seoPageRemoved',
        subject: `site:${siteId}`,
      });
      return { isRemoved: await seo.remove({ siteId, ...request.query }, record) };
    },
  );
}
