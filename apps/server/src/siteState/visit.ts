import type { SiteConfig } from '@touchline/contract';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem.ts';
import type { Site } from '../sites/site.ts';
import { OPEN, maintenanceNow, shownMaintenance, siteBlock, type Visit } from './gates.ts';
import { followRedirects, type RedirectAnswer } from './redirects.ts';

/**
 * The visitor's country as what stands in front of the platform says it in the header that the settings name. Players
 * could send that header too, so production believes it only behind a proxy.
 */
export function countryOf({ headers, server: { settings } }: FastifyRequest): string | undefined {
  if (settings.NODE_ENV === 'production' && !settings.TRUST_PROXY) return undefined;
  const said = headers[settings.COUNTRY_HEADER];
  const code = typeof said === 'string' ? said.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) ? code : undefined;
}

/** What a visitor's page is told about the site: its configuration, and what is closed to them. */
export function configFor(
  { config, state }: Site,
  { language, country, now }: Visit & { readonly language: string },
): SiteConfig {
  const block = siteBlock(state, { country });
  const maintenance = shownMaintenance(state, language, now);
  return {
    ...config,
    ...(country === undefined ? {} : { countryCode: country }),
    ...(block === OPEN ? {} : { block }),
    ...(maintenance === undefined ? {} : { maintenance }),
    serverTime: now.getTime(),
  };
}

/** Why the site takes no bets, payments and sign-ins from a visitor now. */
export interface Closed {
  readonly status: 403 | 503;
  readonly code: 'MAINTENANCE' | 'SITE_BLOCKED' | 'COUNTRY_BLOCKED';
  readonly message: string;
}

const MAINTENANCE: Closed = {
  status: 503,
  code: 'MAINTENANCE',
  message: 'The site is being worked on: nothing was changed, try again once it is open.',
};
const SITE_BLOCKED: Closed = {
  status: 403,
  code: 'SITE_BLOCKED',
  message: 'The site is closed now: nothing was changed, look at its pages for when it opens.',
};
const COUNTRY_BLOCKED: Closed = {
  status: 403,
  code: 'COUNTRY_BLOCKED',
  message: 'The site takes nobody from your country: nothing was changed.',
};

/** @returns undefined while the site is open to the visitor */
export function closedFor({ state }: Pick<Site, 'state'>, visit: Visit): Closed | undefined {
  if (maintenanceNow(state, visit.now)) return MAINTENANCE;
  if (state.block !== null) return SITE_BLOCKED;
  return siteBlock(state, visit) === OPEN ? undefined : COUNTRY_BLOCKED;
}

/** Throws the ProblemError of a site that is closed to who makes the request: 403 or 503. */
export function requireOpen(request: FastifyRequest, now: Date): void {
  const closed = closedFor(request.site, { now, country: countryOf(request) });
  if (closed) throw new ProblemError(closed.status, closed.code, closed.message);
}

/** The language that an address, or the site, speaks. */
export function spoken({ config }: Pick<Site, 'config'>, asked: string | undefined): string {
  return asked !== undefined && config.languages.includes(asked) ? asked : config.defaultLanguage;
}

/** Where the site sends an address. */
export function redirectFor({ config, state, outside }: Site, url: string): RedirectAnswer {
  return followRedirects(state.redirects, url, {
    fallback: config.defaultLanguage,
    outside: Object.keys(outside),
  });
}
