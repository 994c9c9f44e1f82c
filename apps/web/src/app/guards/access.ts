import { knownSession } from '../../features/session/session.api.ts';
import { isPageRemembered, rememberPage } from '../../features/session/session.store.ts';
import { inLanguage, pathsIn } from '../../platform/links/paths.ts';
import { withoutSheet, withSheet } from '../../platform/links/sheets.ts';
import { openEntrySheet } from '../../platform/links/entrySheets.ts';
import { isAvailable, site } from '../../platform/site/site.ts';
import type { RouteMeta } from '../routes/row.ts';
import { rowAt } from '../routes/table.ts';
import type { Guard, Visit } from './guard.ts';
import { isConsultantOpen } from './addresses/query.ts';

/** Checks for `needs` of a route row; a check redirects or throws when the site doesn't meet the need. */
const needs: Readonly<Record<NonNullable<RouteMeta['needs']>, Guard>> = {
  payment: async (visit) =>
    !isAvailable('payment-only-players') || (await knownSession()) ? undefined : signInFirst(visit),
  consultant: ({ lang }) =>
    isAvailable('payment-consultant') || isConsultantOpen(document.cookie)
      ? undefined
      : pathsIn(lang ?? '').error,
};

/** Redirects from a screen whose need the site doesn't meet. An unknown need is a fault of the product. */
export const siteNeeds: Guard = (visit) => {
  const need = visit.row?.meta.needs;
  if (need === undefined) return undefined;
  return Object.hasOwn(needs, need) ? needs[need](visit) : pathsIn(visit.lang ?? '').error;
};

/**
 * Remembers a guest's target page and sends them to sign in: to the accounts' own app, over the current page, to the
 * sign-in page, over home where the site has no such page, or just home where the site takes no players.
 */
function signInFirst({ url, lang = '', from }: Visit): string | Promise<never> {
  rememberPage(url.pathname + url.search + url.hash);
  const { home, login } = pathsIn(lang);
  if (site().isAccountMiddleware) return authorization(lang);
  if (!site().isRegistrationAllowed) return home;
  const isOnPage = from.pathname !== url.pathname && rowAt(from.pathname)?.meta.who === 'anyone';
  // The navigation that opens the sheet replaces this one, so the page stays as it is.
  if (isOnPage && openEntrySheet('login')) return new Promise(() => undefined);
  return isAvailable('login') ? login : withSheet({ pathname: home, search: '' }, 'login');
}

const authorization = (lang = '') => `/${lang}/authorization`;

/** Return address of sign-in with another company; existing accounts sign in through it on every site. */
const WAY_BACK = /\/registration\/socialregistration$/;

/** Redirects from registration and sign-in where the site takes no players or another app handles accounts. */
export const registration: Guard = ({ url, lang, row }) => {
  if (!row?.meta.needsRegistration) return undefined;
  const { home } = pathsIn(lang ?? '');
  const { isRegistrationAllowed, isAccountMiddleware, isVipDomain } = site();
  if (!isRegistrationAllowed) return home;
  if (row.id === 'authorization') return isAccountMiddleware ? undefined : home;
  if (WAY_BACK.test(url.pathname)) return undefined;
  if (isAccountMiddleware) return authorization(lang);
  return isVipDomain && row.id === 'registration' ? home : undefined;
};

/** Redirects a guest from a language reserved for players to the site's default language. */
export const playersLanguage: Guard = async ({ url, lang }) => {
  const { langHiddenUnauthorized, defaultLanguage } = site();
  if (lang === undefined || !langHiddenUnauthorized.includes(lang) || (await knownSession()))
    return undefined;
  return inLanguage(url.pathname, defaultLanguage) + url.search + url.hash;
};

/** Path of the player's account page; home where the site doesn't have it. */
function accountPage(lang = ''): string {
  const { account, home } = pathsIn(lang);
  return rowAt(account)?.isUnavailable ? home : account;
}

/** Redirects signed-in players from pages for guests. */
export const guestOnly: Guard = async ({ lang, row }) =>
  row?.meta.who === 'guest' && (await knownSession()) ? accountPage(lang) : undefined;

/** Sends a guest to sign in before a page for players, then on to it. */
export const playerOnly: Guard = async (visit) =>
  visit.row?.meta.who !== 'player' || (await knownSession()) ? undefined : signInFirst(visit);

/** Remembers the current page before sign-in or registration, so that the player returns to it. */
export const rememberReturn: Guard = ({ row, from }: Visit) => {
  if (row?.meta.who === 'guest' && rowAt(from.pathname)?.meta.who === 'anyone' && !isPageRemembered()) {
    rememberPage(withoutSheet(from));
  }
  return undefined;
};
