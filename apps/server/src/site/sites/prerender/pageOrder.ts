import type { SiteConfig } from '@touchline/contract';
import { pageAt } from '@touchline/contract/allPages';
import { segmentsOf } from '@touchline/contract/pages';
import { viewCookieNames, viewCookieValue, type ViewCookies } from '@touchline/contract/viewCookies';
import type { FastifyRequest } from 'fastify';
import { secretIn } from '../../../accounts/index.ts';
import type { PageOrder } from './prerenders.ts';

/** Maximum length of an address whose page is rendered. */
const MOST_URL = 300;

/**
 * Returns what the page of a request depends on: nothing personal but whether there is a session.
 * @returns undefined for a page that isn't rendered on the server: a private one whose query may be a secret
 */
export function pageOrder(request: FastifyRequest, config: SiteConfig): PageOrder | undefined {
  const { site, url } = request;
  const [path = '/', query] = url.split('?');
  const page = pageAt(segmentsOf(path));
  if (!page || url.length > MOST_URL || (page.isPrivate && query !== undefined)) return undefined;
  return {
    site,
    url,
    config,
    cookies: viewCookiesOf(request),
    isPhone: isPhone(request),
    hasSession: secretIn(request) !== undefined,
  };
}

function viewCookiesOf({ cookies }: FastifyRequest): ViewCookies {
  const held = viewCookieNames.flatMap((name) => {
    const value = cookies[name];
    return value !== undefined && viewCookieValue.test(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(held);
}

/** Returns whether the browser is on a phone: by its hint, or without one by its name. */
function isPhone({ headers }: FastifyRequest): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  return hint === undefined ? /Mobi|Android|iPhone/i.test(headers['user-agent'] ?? '') : hint === '?1';
}
