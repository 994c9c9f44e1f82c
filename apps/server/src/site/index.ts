export { pwaRoutes } from './pwa/pwa.routes.ts';
export { noCasinoPages, type CasinoPages, type FindCasinoPages } from './seo/casinoPages.ts';
export type { LineNames } from './seo/lineNames.ts';
export { seoRoutes } from './seo/seo.routes.ts';
export { createSeo, type Seo } from './seo/seo.service.ts';
export { sitemapRoutes } from './seo/sitemap.routes.ts';
export { changeState, versionConflict } from './siteState/change.service.ts';
export { checkOpen } from './siteState/closedCalls.ts';
export { hasPage } from './siteState/hasPage.ts';
export { createLiveSites, type LiveSites } from './siteState/liveSites.ts';
export { isSitePath, isSiteTarget, matches } from './siteState/paths.ts';
export { CYCLIC, followRedirects } from './siteState/redirects.ts';
export { siteStateRoutes } from './siteState/siteState.routes.ts';
export {
  blockReasons,
  redirectCodes,
  siteFlags,
  type CountryBlock,
  type MaintenanceWindow,
  type SiteRedirect,
  type SiteState,
  type SiteStatePart,
} from './siteState/siteState.ts';
export { closedFor, countryOf, requireOpen } from './siteState/visit.ts';
export { sectionsOf } from './sites/casinoSections.ts';
export { KINDS } from './sites/consent.ts';
export { hasConsultant } from './sites/consultantEntry.ts';
export { euros } from './sites/euros.ts';
export type { GamesEntry } from './sites/gamesEntry.ts';
export { offersDocuments } from './sites/identityWay.ts';
export { readSitesFile } from './sites/listedSites.ts';
export { operatorsEntry } from './sites/operatorsEntry.ts';
export { readablePage } from './sites/pageAddress.ts';
export { installReferral, referralRoutes, type BroughtBy } from './sites/referral.ts';
export { requireCasino } from './sites/requireCasino.ts';
export type { Site } from './sites/site.ts';
export { siteById } from './sites/siteById.ts';
export { originOf, originsOf, publicOrigin, visitedOrigin } from './sites/siteOrigin.ts';
export type { SiteSafety, Threshold } from './sites/siteSafety.ts';
export { installSites, sitesRoutes } from './sites/sites.routes.ts';
export { loadSites, type Sites } from './sites/sites.ts';
export { createSiteEntry, siteId } from './sites/sitesFile.ts';
export { whole } from './sites/whole.ts';
export type { WinningsTaxEntry } from './sites/winningsTaxEntry.ts';
export { withdrawalsEntry } from './sites/withdrawalsEntry.ts';
export { termsRoutes } from './terms/terms.routes.ts';
export { checkTerms } from './terms/terms.service.ts';
export { thirdPartyRoutes } from './thirdParty/thirdParty.routes.ts';
export { visitorDataRoutes } from './visitorData/visitorData.routes.ts';
export { createVisitorData, type VisitorData } from './visitorData/visitorData.service.ts';
