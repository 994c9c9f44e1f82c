import type { OperatorCall } from '@touchline/contract';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
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
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { judgePairs, judges } from './judgeState.ts';
import { shownSite } from './shownSite.ts';
import { siteIn } from './siteIn.ts';
import type { VerificationCapability } from '../../../protection/index.ts';

export interface OpsSitesDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly sites: LiveSites;
  readonly auditLog: AuditLog;
  readonly verification: Pick<VerificationCapability, 'verifiers'>;
}

/** Call that changes each part of a site's state. */
const changes = {
  flags: operatorCalls.changeSiteFlags,
  routes: operatorCalls.changeSiteRoutes,
  homeParts: operatorCalls.changeSiteHomeParts,
  maintenance: operatorCalls.changeSiteMaintenance,
  block: operatorCalls.changeSiteBlock,
  countryBlocks: operatorCalls.changeSiteCountryBlocks,
  terms: operatorCalls.changeSiteTerms,
  notFound: operatorCalls.changeSiteNotFound,
  redirects: operatorCalls.changeSiteRedirects,
  brandPairs: operatorCalls.changeSiteBrandPairs,
  partitions: operatorCalls.changeSitePartitions,
  loyalty: operatorCalls.changeSiteLoyalty,
  verification: operatorCalls.changeSiteVerification,
} as const satisfies Readonly<Record<SiteStatePart, OperatorCall>>;

/** Routes that list the sites with their state, and change it. */
export function opsSitesRoutes(app: FastifyInstance, deps: OpsSitesDeps): void {
  const { sites } = deps;
  const checked = deps.verification.verifiers.types.map(({ type }) => type);
  const shown = (site: Site) => shownSite(site, checked);

  registerOperatorCall(app, operatorCalls.listSites, async () => {
    await sites.refresh();
    return { sites: sites.all.map(shown) };
  });

  registerOperatorCall(app, operatorCalls.showSite, async ({ params }) => {
    await sites.refresh();
    return shown(siteIn(sites, params.siteId));
  });

  registerOperatorCall(app, operatorCalls.judgeBrandPairs, ({ body }) =>
    judgePairs(body.pairs, siteIn(sites, body.siteId)),
  );

  for (const part of Object.keys(changes) as SiteStatePart[]) changeRoute(part);

  function changeRoute<Part extends SiteStatePart>(part: Part): void {
    const call: (typeof changes)[SiteStatePart] = changes[part];
    registerOperatorCall(app, call, async ({ params, body, request }) => {
      await sites.refresh();
      const site = siteIn(sites, params.siteId);
      // A value is judged against the state that its author saw.
      if (site.config.stateVersion !== body.version)
        throw versionConflict(site.config.stateVersion, body.version);
      // The cast: the call's schema is that of the part.
      const value = judges[part](body.value as SiteState[Part], site);
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
    });
  }
}
