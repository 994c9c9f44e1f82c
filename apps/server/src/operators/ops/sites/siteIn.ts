import type { SiteChoice } from '@touchline/contract/operators';
import { ProblemError, type SiteChoice as OwnSites } from '../../../kernel/index.ts';
import { type LiveSites, type Site, siteById } from '../../../site/index.ts';

/**
 * Returns the site of an operator's call. Throws a ProblemError 404.
 * @param own sites of the operator, for a call about several of them; others are guarded by their subject
 */
export function siteIn(sites: Pick<LiveSites, 'all'>, siteId: string, own: OwnSites = 'all'): Site {
  const site = siteById({ all: sitesAmong(sites, own) }, siteId);
  if (site) return site;
  throw new ProblemError(404, 'SITE_NOT_FOUND', `Site ${siteId} not found: see the list of your sites.`);
}

/** Returns the sites of the platform that are among an operator's. */
export function sitesAmong(sites: Pick<LiveSites, 'all'>, own: OwnSites): readonly Site[] {
  return own === 'all' ? sites.all : sites.all.filter(({ id }) => own.includes(id));
}

/** Returns the sites that a filter or a form of the console can choose, of those of an operator. */
export function siteChoices(sites: Pick<LiveSites, 'all'>, own: OwnSites): SiteChoice[] {
  return sitesAmong(sites, own).map(({ id, config }) => ({ id, name: config.companyName }));
}
