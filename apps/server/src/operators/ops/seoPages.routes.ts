import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import type { Seo, LiveSites } from '../../site/index.ts';
import { registerOperatorCall } from './registerOperatorCall.ts';
import { siteIn } from './sites/siteIn.ts';
import { recordIn, type AuditLog } from './auditLog/auditLog.service.ts';

/** Routes of the sites' texts for search engines. A change is answered with what of it will be printed. */
export function seoPagesRoutes(
  app: FastifyInstance,
  { seo, sites, auditLog }: { readonly seo: Seo; readonly sites: LiveSites; readonly auditLog: AuditLog },
): void {
  registerOperatorCall(app, operatorCalls.listSeoPages, async ({ params }) => {
    const pages = await seo.written(siteIn(sites, params.siteId).id);
    return { pages: pages.map(({ fields, ...page }) => ({ ...page, fields: { ...fields } })) };
  });

  registerOperatorCall(app, operatorCalls.writeSeoPage, async ({ params, body, request }) => {
    const { id: siteId } = siteIn(sites, params.siteId);
    const record = recordIn(auditLog, request, { action: 'site.seoPage', subject: `site:${siteId}` });
    return { printed: await seo.write({ siteId, ...body }, record) };
  });

  registerOperatorCall(app, operatorCalls.removeSeoPage, async ({ params, query, request }) => {
    const { id: siteId } = siteIn(sites, params.siteId);
    const act = { action: 'site.seoPageRemoved', subject: `site:${siteId}` };
    return { isRemoved: await seo.remove({ siteId, ...query }, recordIn(auditLog, request, act)) };
  });
}
