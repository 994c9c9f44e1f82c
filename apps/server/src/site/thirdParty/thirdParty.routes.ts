import { calls } from '@touchline/contract';
import { partitionOf } from '@touchline/contract/casino';
import type { FastifyInstance } from 'fastify';
import { nonceOf, ProblemError, registerCall, createTroubleLog } from '../../kernel/index.ts';
import { sectionsOf } from '../sites/casinoSections.ts';
import type { Site } from '../sites/site.ts';
import { askThrough, demoPart, demoPartnerRoutes } from './demoPartner.ts';
import { askPartner, type PartnerDeps } from './partnerPage.ts';
import { frameDocument, frameRules } from './frameDocument.ts';
import { remotePageOf, runnableOf } from './remotePage.ts';
import type { RemotePart } from './remoteParts.ts';

const MINUTE_LIMIT = 120;

/**
 * Routes of the parts of a site that partners serve.
 * @param hasDemo whether the demonstration part is included
 */
export function thirdPartyRoutes(app: FastifyInstance, { hasDemo }: { readonly hasDemo: boolean }): void {
  const deps: PartnerDeps = { send: askThrough(app), trouble: createTroubleLog(app.log) };
  const partsOf = (site: Site) => [...shownParts(site), ...(hasDemo ? [demoPart] : [])];
  if (hasDemo) demoPartnerRoutes(app);

  /** @throws ProblemError 404 if the site has no such part, or currently hides it */
  const partOf = (site: Site, name: string): RemotePart => {
    const part = partsOf(site).find((one) => one.name === name);
    if (part) return part;
    throw new ProblemError(404, 'NO_SUCH_PART', `This site has no content "${name}": check the list.`);
  };

  registerCall(app, calls.thirdPartyPartitions, ({ site }) => ({
    listAvailablePartitions: [...partsOf(site).map(({ name }) => name), ...sectionsOf(site).map(partitionOf)],
    success: true,
  }));

  registerCall(
    app,
    calls.remotePage,
    async ({ site, params, headers }) => {
      const part = partOf(site, params.name);
      return remotePageOf(part, await askPartner(deps, part, { isSpa: headers['force-spa'] !== undefined }));
    },
    { perMinute: MINUTE_LIMIT },
  );

  registerCall(
    app,
    calls.sendRemotePage,
    async ({ site, params, headers, body }) => {
      const part = partOf(site, params.name);
      const isSpa = headers['force-spa'] !== undefined;
      return remotePageOf(part, await askPartner(deps, part, { isSpa, fields: body }));
    },
    { perMinute: MINUTE_LIMIT },
  );

  app.get<{ Params: { name: string } }>(
    '/web-api/third-party/api/pages/:name/frame',
    { schema: { hide: true, params: calls.remotePage.params } },
    async (request, reply) => {
      const part = partOf(request.site, request.params.name);
      const page = await askPartner(deps, part, { isSpa: false });
      const runnable = runnableOf(part, page);
      return reply
        .header(
          'content-security-policy',
          frameRules(runnable, nonceOf(request), request.site.config.hostOrigins),
        )
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(frameDocument(runnable, nonceOf(request), part.name));
    },
  );
}

/** Returns the parts of the site's list, without those that operators hide. */
function shownParts({ remoteParts, state: { partitions } }: Site): readonly RemotePart[] {
  return partitions === null ? remoteParts : remoteParts.filter(({ name }) => partitions.includes(name));
}
