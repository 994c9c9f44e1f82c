import { knownSession } from '../../features/session/session.api.ts';
import { isPageRemembered, rememberPage } from '../../features/session/session.store.ts';
import { inLanguage, pathsIn } from '../../platform/links/paths.ts';
import { withoutSheet, withSheet } from '../../platform/links/sheets.ts';
import { openWayIn } from '../../platform/links/waysIn.ts';
import { isAvailable, site } from '../../platform/site/site.ts';
import type { RouteMeta } from '../routes/row.ts';
import { rowAt } from '../routes/table.ts';
import type { Guard, Visit } from './guard.ts';
import { NotFoundError } from './NotFoundError.ts';
import { isConsultantOpen } from './query.ts';

/** What a row may need of the site, and where it leads when that is missing. */
const needs: Readonly<Record<NonNullable<RouteMeta['needs']>, Guard>> = {
  identification: () => {
    if (!site().isShowIdentification) throw new NotFoundError();
    return undefined;
  },
  payment: async (visit) =>
    !isAvailable('payment-only-players') || (await knownSession()) ? undefined : signInFirst(visit),
  consultant: ({ lang }) =>
    isAvailable('payment-consultant') || isConsultantOpen(document.cookie)
      ? undefined
      : pathsIn(lang ?? '').error,
};

/** A screen whose need isn't met leads elsewhere; a need that nobody knows is the product's own fault. */
export const siteNeeds: Guard = (visit) => {
  const need = visit.row?.meta.needs;
  if (need === undefined) return undefined;
  return Object.hasOwn(needs, need) ? needs[need](visit) : pathsIn(visit.lang ?? '').error;
};

/**
 * Sends a guest to sign in, and remembers where they were going: to the accounts' own app, over the page they are on,
 * to the sign-in page, over home where the site has none, or just home where it takes no players.
 */
function signInFirst({ url, lang = '', from }: Visit): string | Promise<never> {
  rememberPage(url.pathname + url.search + url.hash);
  const { home, login } = pathsIn(lang);
  if (site().isAccountMiddleware) return authorization(lang);
  if (!site().isRegistrationAllowed) return home;
  const isOnPage = from.pathname !== url.pathname && rowAt(from.pathname)?.meta.who === 'anyone';
  // The navigation ends with the one that opens the sheet: the page stays as it is.
  if (isOnPage && openWayIn('login')) return new Promise(() => undefined);
  return isAvailable('login') ? login : withSheet({ pathname: home, search: '' }, 'login');
}

const authorization = (lang = '') => `/${lang}/authorization`;

/** The way back from another company: who has an account comes in by it on every site. */
const WAY_BACK = /\/registration\/socialregistration$/;

/** Registration and sign-in are closed where the site takes no players, and are elsewhere where another app does. */
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

/** Languages that only players have: a guest gets the page in the site's own. */
export const playersLanguage: Guard = async ({ url, lang }) => {
  const { langHiddenUnauthorized, defaultLanguage } = site();
  if (lang === undefined || !langHiddenUnauthorized.includes(lang) || (await knownSession()))
    return undefined;
  return inLanguage(url.pathname, defaultLanguage) + url.search + url.hash;
};

/** The page of a player's account; home where the site goes without. */
function accountPage(lang = ''): string {
  const profile = `/${lang}/office/menu/profile`;
  return rowAt(profile)?.isUnavailable ? pathsIn(lang).home : profile;
}

/** Who is signed in has no business on a guest's page. */
export const guestOnly: Guard = async ({ lang, row }) =>
  row?.meta.who === 'guest' && (await knownSession()) ? accountPage(lang) : undefined;

/** A guest signs in first and goes on to the page. */
export const playerOnly: Guard = async (visit) =>
  visit.row?.meta.who !== 'player' || (await knownSession()) ? undefined : signInFirst(visit);

/** Who goes to sign in or register comes back to the page they were on. */
export const comeBack: Guard = ({ row, from }: Visit) => {
  if (row?.meta.who === 'guest' && rowAt(from.pathname)?.meta.who === 'anyone' && !isPageRemembered()) {
    rememberPage(withoutSheet(from));
  }
  return undefined;
};
