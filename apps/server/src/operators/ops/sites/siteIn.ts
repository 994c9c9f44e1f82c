import type { SiteChoice } from '@touchline/contract/operators';
import { ProblemError } from '../../../kernel/index.ts';
import { type LiveSites, type Site, siteById } from '../../../site/index.ts';

/** Returns the site of an operator's call. Throws a ProblemError 404 that names the existing sites. */
export function siteIn(sites: Pick<LiveSites, 'all'>, siteId: string): Site {
  const site = siteById(sites, siteId);
  if (site) return site;
  const known = sites.all.map(({ id }) => id).join(', ');
  throw new ProblemError(404, 'SITE_NOT_FOUND', `Site ${siteId} not found: choose one of ${known}.`);
}

/** Returns the sites that a filter or a form of the console can choose. */
export function siteChoices(sites: Pick<LiveSites, 'all'>): SiteChoice[] {
  return sites.all.map(({ id, config }) => ({ id, name: config.companyName }));
}
