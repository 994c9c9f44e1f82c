import { cookieOf, removeCookie, storeCookie } from './cookies.ts';

const TRIAL = 'cookie_trial';

/**
 * Returns whether the browser stores cookies of this site. `navigator.cookieEnabled` is true in browsers that block them
 * for a site, for an embedded page or by an extension, so one is stored and read. True outside a browser.
 */
export function takesCookies(): boolean {
  if (navigator.cookieEnabled === false) return false;
  if (typeof document === 'undefined') return true;
  storeCookie(TRIAL, '1', { kind: 'necessary' });
  const isStored = cookieOf(TRIAL) === '1';
  removeCookie(TRIAL);
  return isStored;
}
