import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import {
  changeState,
  versionConflict,
  type LiveSites,
  type SiteState,
  type SiteStatePart,
  type Site,
} from '../../../site/index.ts';
import type { Db } from '../../../kernel/index.ts';
import { auditAuthorOf, type AuditLog } from '../auditLog/auditLog.service.ts';
import { judgePairs, judges } from './judgeState.ts';
import { shownSite } from './shownSite.ts';
import { siteIn } from './siteIn.ts';
import type { VerificationCapability } from '../../../protection/index.ts';
import { BrandPairs, statePartSchemas } from './stateParts.ts';

export interface OpsSitesDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly sites: LiveSites;
  readonly auditLog: AuditLog;
  readonly verification: Pick<VerificationCapability, 'verifiers'>;
}

interface OfSite {
  readonly siteId: string;
}

const Reason = Type.String({ minLength: 3, maxLength: 300 });

/** Routes that list the sites with their state, and change it. */
export function opsSitesRoutes(app: FastifyInstance, deps: OpsSitesDeps): void {
  const { sites } = deps;
  const checked = deps.verification.verifiers.types.map(({ type }) => type);
  const shown = (site: Site) => shownSite(site, checked);

  app.get('/ops/sites', async () => {
    await sites.refresh();
    return { sites: sites.all.map(shown) };
  });

  app.get<{ Params: OfSite }>('/ops/sites/:siteId', async ({ params }) => {
    await sites.refresh();
    return shown(siteIn(sites, params.siteId));
  });

  const Judged = Type.Object({ siteId: Type.String(), pairs: BrandPairs }, { additionalProperties: false });
  app.post<{ Body: Static<typeof Judged> }>(
    '/ops/brand-pairs/judge',
    { schema: { body: Judged } },
    ({ body }) => judgePairs(body.pairs, siteIn(sites, body.siteId)),
  );

  for (const part of Object.keys(statePartSchemas) as SiteStatePart[]) changeRoute(part);

  function changeRoute<Part extends SiteStatePart>(part: Part): void {
    const Body = Type.Object(
      {
        version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
        reason: Reason,
        value: statePartSchemas[part],
      },
      { additionalProperties: false },
    );
    interface Change {
      readonly version: number;
      readonly reason: string;
      readonly value: SiteState[Part];
    }
    app.put<{ Params: OfSite; Body: Change }>(
      `/ops/sites/:siteId/${part}`,
      { schema: { body: Body } },
      async (request) => {
        const { params, body } = request;
        await sites.refresh();
        const site = siteIn(sites, params.siteId);
        // A value is judged against the state that its author saw.
        if (site.config.stateVersion !== body.version)
          throw versionConflict(site.config.stateVersion, body.version);
        const value = judges[part](body.value, site);
        const change = { siteId: site.id, part, value, version: body.version };
        await changeState(deps, change, (trx, changed) =>
          deps.auditLog.write(trx, auditAuthorOf(request, body.reason), {
            action: `site.${part}`,
            subject: `site:${site.id}`,
            ...changed,
          }),
        );
        await sites.refresh();
        return shown(siteIn(sites, site.id));
      },
    );
  }
}
