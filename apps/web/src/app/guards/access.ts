import { knownSession } from '../../features/session/session.api.ts';
import { isPageRemembered, rememberPage } from '../../features/session/session.store.ts';
import { pathsIn } from '../../platform/links/paths.ts';
import { withoutSheet } from '../../platform/links/sheets.ts';
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
  payment: async ({ url, lang }) => {
    if (!isAvailable('payment-only-players') || (await knownSession())) return undefined;
    rememberPage(url.pathname + url.search);
    return wayIn(lang);
  },
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

/** Where a guest signs in: the accounts' own app, the sign-in page, or home where the site has neither. */
export function wayIn(lang = ''): string {
  if (site().isAccountMiddleware) return `/${lang}/authorization`;
  return isAvailable('login') && site().isRegistrationAllowed ? pathsIn(lang).login : pathsIn(lang).home;
}

/** Registration and sign-in are closed where the site doesn't take players. */
export const registration: Guard = ({ lang, row }) =>
  row?.meta.needsRegistration && !site().isRegistrationAllowed ? pathsIn(lang ?? '').home : undefined;

/** The page of a player's account; home where the site goes without. */
function accountPage(lang = ''): string {
  const profile = `/${lang}/office/menu/profile`;
  return rowAt(profile)?.isUnavailable ? pathsIn(lang).home : profile;
}

/** Who is signed in has no business on a guest's page. */
export const guestOnly: Guard = async ({ lang, row }) =>
  row?.meta.who === 'guest' && (await knownSession()) ? accountPage(lang) : undefined;

/** A guest signs in first and comes back to the page. */
export const playerOnly: Guard = async ({ url, lang, row }) => {
  if (row?.meta.who !== 'player' || (await knownSession())) return undefined;
  rememberPage(url.pathname + url.search + url.hash);
  return wayIn(lang);
};

/** Who goes to sign in or register comes back to the page they were on. */
export const comeBack: Guard = ({ row, from }: Visit) => {
  if (row?.meta.who === 'guest' && rowAt(from.pathname)?.meta.who === 'anyone' && !isPageRemembered()) {
    rememberPage(withoutSheet(from));
  }
  return undefined;
};
