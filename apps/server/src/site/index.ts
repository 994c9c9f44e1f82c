export { noCasinoPages, type CasinoPages, type FindCasinoPages } from './seo/casinoPages.ts';
export type { LineNames } from './seo/lineNames.ts';
export type { Seo } from './seo/seo.service.ts';
export { createSiteDomain, openSites } from './siteDomain.ts';
export { changeState, versionConflict } from './siteState/change.service.ts';
export { checkOpen } from './siteState/closedCalls.ts';
export { hasPage } from './siteState/hasPage.ts';
export type { LiveSites } from './siteState/liveSites.ts';
export { shownSetting } from './siteState/settings/entrySettings.ts';
export { loosenedFields } from './siteState/settings/guards.ts';
export { isSitePath, isSiteTarget, matches } from './siteState/paths.ts';
export { CYCLIC, followRedirects } from './siteState/redirects.ts';
export {
  type CountryBlock,
  type MaintenanceWindow,
  type SiteRedirect,
  type SiteState,
  type SiteStatePart,
  untouched,
} from './siteState/siteState.ts';
export { closedFor, countryOf, requireOpen } from './siteState/visit.ts';
export { sectionsOf } from './sites/casinoSections.ts';
export { KINDS } from './sites/consent.ts';
export { hasConsultant } from './sites/consultantEntry.ts';
export { euros } from './sites/euros.ts';
export type { GamesEntry } from './sites/gamesEntry.ts';
export { offersDocuments } from './sites/identityWay.ts';
export { installSites } from './sites/installSites.ts';
export { readSitesFile } from './sites/listedSites.ts';
export { operatorsEntry } from './sites/operatorsEntry.ts';
export { readablePage } from './sites/pageAddress.ts';
export { installReferral, type BroughtBy } from './sites/referral.ts';
export { requireCasino } from './sites/requireCasino.ts';
export type { Site } from './sites/site.ts';
export { siteById } from './sites/siteById.ts';
export { originOf, originsOf, publicOrigin, visitedOrigin } from './sites/siteOrigin.ts';
export type { SiteSafety, Threshold } from './sites/siteSafety.ts';
export type { Sites } from './sites/sites.ts';
export { createSiteEntry, siteId } from './sites/sitesFile.ts';
export { whole } from './sites/whole.ts';
export type { WinningsTaxEntry } from './sites/winningsTaxEntry.ts';
export { withdrawalsEntry } from './sites/withdrawalsEntry.ts';
export { checkTerms } from './terms/terms.service.ts';
export type { VisitorData } from './visitorData/visitorData.service.ts';
