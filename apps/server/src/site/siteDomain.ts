import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { type Core, type Domain, repoRoot } from '../kernel/index.ts';
import { pwaRoutes } from './pwa/pwa.routes.ts';
import { seoRoutes } from './seo/seo.routes.ts';
import { createSeo, type Seo, type SeoDeps } from './seo/seo.service.ts';
import { sitemapRoutes, type SitemapDeps } from './seo/sitemap.routes.ts';
import { createLiveSites, type LiveSites } from './siteState/liveSites.ts';
import { siteStateRoutes, type SiteStateDeps } from './siteState/siteState.routes.ts';
import { referralRoutes, type BindsFriends } from './sites/referral.ts';
import { publicOrigin } from './sites/siteOrigin.ts';
import { sitesRoutes, type SitesDeps } from './sites/sites.routes.ts';
import { loadSites, type SitesOptions } from './sites/sites.ts';
import type { SiteEntrySchema } from './sites/sitesFile.ts';
import { termsRoutes } from './terms/terms.routes.ts';
import { thirdPartyRoutes } from './thirdParty/thirdParty.routes.ts';
import { visitorDataRoutes } from './visitorData/visitorData.routes.ts';
import { createVisitorData, type VisitorData } from './visitorData/visitorData.service.ts';

/** Loads the sites of the list, with what operators changed of them. */
export async function openSites(
  core: Core,
  schema: SiteEntrySchema,
  offered: Pick<SitesOptions, 'hasDemoCashier' | 'depositMethods' | 'checkedTypes'>,
): Promise<LiveSites> {
  const { settings } = core;
  const listed = await loadSites(schema, settings.SITES_FILE, join(repoRoot, 'themes'), {
    ...offered,
    origin: publicOrigin(settings),
    hasDemoSite: settings.NODE_ENV === 'development',
  });
  return createLiveSites(listed, { ...core, schema });
}

/** Pages of the sites: their entry, state, index and files. */
export interface SiteDomain extends Domain {
  readonly seo: Seo;
  readonly visitorData: VisitorData;
}

/** Facts about a page from upper domains. */
export type PageHooks = Pick<SeoDeps & SitemapDeps, 'book' | 'lineNames' | 'casinoPages'> &
  Pick<SiteStateDeps, 'blockOfPlayer'> &
  Pick<SitesDeps, 'safetyBarFor'> & { readonly referrals: BindsFriends };

/**
 * Assembles the pages.
 * @param webDist folder of the built app
 */
export function createSiteDomain(
  core: Core,
  { sites, webDist, ...hooks }: PageHooks & { readonly sites: LiveSites; readonly webDist: string },
): SiteDomain {
  const { now, isProduction } = core;
  const seo = createSeo({ ...hooks, ...core, sites: sites.all });
  const visitorData = createVisitorData(core);
  return {
    seo,
    visitorData,
    jobs: sites.jobs,
    async routes(app: FastifyInstance) {
      thirdPartyRoutes(app, { hasDemo: !isProduction });
      termsRoutes(app, core);
      siteStateRoutes(app, { ...hooks, now, webDist });
      seoRoutes(app, seo);
      sitemapRoutes(app, { ...hooks, now });
      pwaRoutes(app, webDist);
      referralRoutes(app, { ...core, referrals: hooks.referrals });
      visitorDataRoutes(app, visitorData);
      await sitesRoutes(app, { ...hooks, now, sites, webDist, seo });
    },
  };
}
