import { cookieOf, storeCookie } from '../../../platform/cookies/cookies.ts';
import { pathsIn } from '../../../platform/links/paths.ts';
import type { Guard } from '../guard.ts';

/** Cookie that gives access to the payment consultant. */
const CONSULTANT = 'payment_consultant';

/** Returns whether this device's cookies give access to the payment consultant. */
export function isConsultantOpen(cookies?: string): boolean {
  return cookieOf(CONSULTANT, cookies) === '1';
}

/** Stores the cookie when a link grants access to the payment consultant, until the browser closes. */
export const consultantCookie: Guard = ({ url }) => {
  if (url.searchParams.get(CONSULTANT) === '1') storeCookie(CONSULTANT, '1', { kind: 'necessary' });
  return undefined;
};

/** Redirects an app's request for an unknown page to home, with the rest of the query. */
export const platformType: Guard = ({ url, lang, row }) => {
  if (row?.id !== 'not-found' || lang === undefined || !url.searchParams.has('platform_type'))
    return undefined;
  if (/^\/[a-z]{2}\/toto(?:\/|$)/.test(url.pathname)) return undefined;
  const query = new URLSearchParams(url.search);
  query.delete('platform_type');
  return pathsIn(lang).home + (query.size === 0 ? '' : `?${query}`);
};

/** Opens the coupon's settings under the name that external links use. */
export const couponSettings: Guard = ({ url }) => {
  if (!url.searchParams.has('coupon-settings-modal')) return undefined;
  const query = new URLSearchParams(url.search);
  query.delete('coupon-settings-modal');
  query.set('coupon-settings', '1');
  return `${url.pathname}?${query}`;
};
