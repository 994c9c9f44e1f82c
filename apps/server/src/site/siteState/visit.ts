import type { SiteConfig } from '@touchline/contract';
import type { Feature } from '@touchline/contract/pages';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../kernel/index.ts';
import type { Site } from '../sites/site.ts';
import { hasConsultant } from '../sites/consultantEntry.ts';
import { OPEN, maintenanceNow, shownMaintenance, siteBlock, type Visit } from './gates.ts';
import { followRedirects, type RedirectAnswer } from './redirects.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws the ProblemError of a site that is closed to the visitor of a request: 403 or 503. */
    requireOpen(request: FastifyRequest): void;
  }
}

/**
 * Returns the visitor's country from the header that the settings name and a proxy adds. Players could send that
 * header too, so production trusts it only behind a proxy.
 */
export function countryOf({ headers, server: { settings } }: FastifyRequest): string | undefined {
  if (settings.NODE_ENV === 'production' && settings.TRUST_PROXY === 0) return undefined;
  const said = settings.COUNTRY_HEADER === undefined ? undefined : headers[settings.COUNTRY_HEADER];
  const code = typeof said === 'string' ? said.trim().toUpperCase() : '';
  // Cloudflare names the unknown country XX and the Tor network T1.
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : undefined;
}

/** Feature that depends on the visitor's country. */
const CONSULTANT: Feature = 'payment-consultant';

/** A visitor's page. */
export interface PageVisit extends Visit {
  readonly language: string;
  /** True if operators' redirects apply. */
  readonly hasRedirects: boolean;
}

/** Returns the visit of a request. Operators' redirects apply in production. */
export function visitOf(request: FastifyRequest, language: string, now: Date): PageVisit {
  const hasRedirects = request.server.settings.NODE_ENV === 'production';
  return { language, country: countryOf(request), now, hasRedirects };
}

/**
 * Returns the site's configuration for a visitor's page, with the visitor's block and maintenance, and the features of
 * the visitor's country.
 */
export function configFor(
  { config, state, consultant }: Site,
  { language, country, now, hasRedirects }: PageVisit,
): SiteConfig {
  const block = siteBlock(state, { country });
  const maintenance = shownMaintenance(state, language, now);
  return {
    ...config,
    ...(config.availableRoutes.includes(CONSULTANT) && !hasConsultant(consultant, country)
      ? { availableRoutes: config.availableRoutes.filter((name) => name !== CONSULTANT) }
      : {}),
    ...(country === undefined ? {} : { countryCode: country }),
    ...(block === OPEN ? {} : { block }),
    ...(maintenance === undefined ? {} : { maintenance }),
    ...(hasRedirects && state.redirects.length > 0
      ? { redirectedPaths: state.redirects.map(({ from }) => from) }
      : {}),
    serverTime: now.getTime(),
  };
}

/** Reason why the site refuses a visitor's bets, payments and sign-ins now. */
export interface Closed {
  readonly status: 403 | 503;
  readonly code: 'MAINTENANCE' | 'SITE_BLOCKED' | 'COUNTRY_BLOCKED';
  readonly message: string;
}

const MAINTENANCE: Closed = {
  status: 503,
  code: 'MAINTENANCE',
  message: 'The site is under maintenance: nothing was changed, try again when it reopens.',
};
const SITE_BLOCKED: Closed = {
  status: 403,
  code: 'SITE_BLOCKED',
  message: 'The site is closed: nothing was changed, check its pages for the opening time.',
};
const COUNTRY_BLOCKED: Closed = {
  status: 403,
  code: 'COUNTRY_BLOCKED',
  message: 'The site isn’t available in your country: nothing was changed.',
};

/** @returns undefined while the site is open to the visitor */
export function closedFor({ state }: Pick<Site, 'state'>, visit: Visit): Closed | undefined {
  if (maintenanceNow(state, visit.now)) return MAINTENANCE;
  if (state.block !== null) return SITE_BLOCKED;
  return siteBlock(state, visit) === OPEN ? undefined : COUNTRY_BLOCKED;
}

/** Throws a ProblemError 403 or 503 if the site is closed to the request. */
export function requireOpen(request: FastifyRequest, now: Date): void {
  const closed = closedFor(request.site, { now, country: countryOf(request) });
  if (closed) throw new ProblemError(closed.status, closed.code, closed.message);
}

/** Returns the requested language if the site has it, else its default. */
export function spoken({ config }: Pick<Site, 'config'>, asked: string | undefined): string {
  return asked !== undefined && config.languages.includes(asked) ? asked : config.defaultLanguage;
}

/** Returns the redirect of an address. */
export function redirectFor({ config, state, outside }: Site, url: string): RedirectAnswer {
  return followRedirects(state.redirects, url, {
    fallback: config.defaultLanguage,
    outside: Object.keys(outside),
  });
}
