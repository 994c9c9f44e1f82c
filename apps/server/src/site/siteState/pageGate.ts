import { pageAt, plainPath } from '@touchline/contract/allPages';
import { segmentsOf } from '@touchline/contract/pages';
import type { FastifyRequest } from 'fastify';
import type { LineNames } from '../seo/lineNames.ts';
import { pathOf } from '../sites/pageAddress.ts';
import type { Site } from '../sites/site.ts';
import { isExempt, maintenanceNow, OPEN, retryAfter, siteBlock, type Visit } from './gates.ts';
import { hasPage } from './hasPage.ts';
import { siteAddress } from './paths.ts';
import type { SiteRedirect } from './siteState.ts';
import { countryOf, redirectFor } from './visit.ts';

/** Answer to a request for a page: a status, for programs that don't parse pages, or a redirect. */
export type PageGate =
  | { readonly status: 200 | 403 | 404 | 451 }
  | { readonly status: 503; readonly retryAfter: number }
  | { readonly status: SiteRedirect['code']; readonly url: string };

const WELCOME: PageGate = { status: 200 };
/** Temporary reasons: maintenance and upcoming sites. */
const FOR_A_WHILE = [4, 8, 16];
/** Reasons of countries that have their own pages. */
const BY_LAW = [13, 17];

function closedGate({ state }: Site, url: string, visit: Visit): PageGate | undefined {
  const window = maintenanceNow(state, visit.now);
  if (window) return { status: 503, retryAfter: retryAfter(window, visit.now) };
  if (isExempt(url)) return undefined;
  const block = siteBlock(state, visit);
  if (block === OPEN) return undefined;
  const { displayTypeId, templateTypeId } = block;
  if (FOR_A_WHILE.includes(displayTypeId)) {
    return { status: 503, retryAfter: retryAfter({ finishAt: null }, visit.now) };
  }
  const isByCountry = templateTypeId === 2 || BY_LAW.includes(displayTypeId);
  return { status: isByCountry ? 451 : 403 };
}

/** A visit of one page. */
interface GatedVisit extends Visit {
  /** Path and query. */
  readonly url: string;
  /** True if operators' redirects apply to the page. */
  readonly hasRedirects: boolean;
  readonly lineNames: Pick<LineNames, 'isSportKey'>;
}

/**
 * Returns what the state of a site means for one of its pages. A closed or unknown page is still sent with the app,
 * which shows why.
 */
export function pageGate(site: Site, { url, hasRedirects, lineNames, ...visit }: GatedVisit): PageGate {
  const closed = closedGate(site, url, visit);
  if (closed) return closed;
  const to = hasRedirects ? redirectFor(site, url) : undefined;
  if (to && to.code !== 200) return { status: to.code, url: to.url };
  const written = pathOf(url);
  const plain = plainPath(written);
  const query = url.slice(written.length);
  // A redirect to an address that isn't there would only be a detour.
  if (plain !== written && hasPage(site, plain, lineNames)) return { status: 301, url: plain + query };
  const { path, search } = siteAddress(plain + query) ?? { path: '/', search: '' };
  return hasPage(site, path, lineNames) || isOfPlatform(path, search) ? WELCOME : { status: 404 };
}

/** Returns whether the app leads from an unknown address to home, because another app names its platform. */
function isOfPlatform(path: string, search: string): boolean {
  return (
    new URLSearchParams(search).has('platform_type') &&
    pageAt(segmentsOf(path)) === undefined &&
    !/^\/toto(?:\/|$)/.test(path)
  );
}

/** Operators' redirects apply in production, and elsewhere if the query asks for them. */
export function gateOf(
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  now: Date,
  lineNames: Pick<LineNames, 'isSportKey'>,
): PageGate {
  const { site, url, query, server } = request;
  const hasRedirects = server.settings.NODE_ENV === 'production' || 'redirect-service' in query;
  return pageGate(site, { url, hasRedirects, lineNames, now, country: countryOf(request) });
}
