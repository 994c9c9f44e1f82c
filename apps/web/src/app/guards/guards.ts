import { beginTopics } from '../../features/odds/seedQuery.ts';
import {
  forgetRememberedPage,
  isPageRemembered,
  rememberPage,
} from '../../features/session/session.store.ts';
import { knownSession } from '../../features/session/session.api.ts';
import { changeSettings, settings } from '../../features/settings/settings.store.ts';
import type { Namespace } from '../../platform/i18n/bundles.ts';
import { loadWords, speak } from '../../platform/i18n/i18n.ts';
import { languageOf } from '../../platform/i18n/languages.ts';
import { inLanguage, pathsIn } from '../../platform/links/paths.ts';
import { sheetIn, withoutSheet, type SheetName } from '../../platform/links/sheets.ts';
import { isAvailable, site } from '../../platform/site/site.ts';
import { rowAt } from '../routes/table.ts';
import type { Guard } from './guard.ts';
import { NotFoundError } from './NotFoundError.ts';

/** An address without a language gets the player's; one in a language the site doesn't speak, the site's own. */
const language: Guard = ({ url, lang }) => {
  const { languages, defaultLanguage } = site();
  if (lang !== undefined && languages.includes(lang)) return undefined;
  const rest = url.search + url.hash;
  if (lang !== undefined) return inLanguage(url.pathname, defaultLanguage) + rest;
  const path = url.pathname === '/' ? '' : url.pathname;
  return `/${settings.language ?? defaultLanguage}${path}${rest}`;
};

const ofSlips = ['slips', 'coupon', 'markets', 'sports'] as const;

/** Words of sheets, beside those of the page beneath them. */
const sheetWords: Partial<Record<SheetName, readonly Namespace[]>> = {
  settings: ['settings'],
  coupon: ['coupon', 'markets', 'sports'],
  'coupon-settings': ['couponMore'],
  load: ofSlips,
  share: ofSlips,
};

/** Shows the page's words, loaded beside the screen itself, in the direction of the language. */
const words: Guard = async ({ url, lang, row }) => {
  if (lang === undefined) return undefined;
  // Begun here so that words, screen and matches come at once; the router reports a failure when it asks for it.
  row?.load().catch(() => undefined);
  if (row?.topics) void beginTopics(row.topics);
  const sheet = sheetIn(url.search);
  await loadWords(lang, [
    ...new Set<Namespace>(['common', ...(row?.meta.words ?? []), ...((sheet && sheetWords[sheet]) ?? [])]),
  ]);
  await speak(lang);
  const { tag, direction } = languageOf(lang);
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
  if (settings.language !== lang) changeSettings({ language: lang });
  return undefined;
};

/** A screen whose feature the site goes without doesn't exist. */
const available: Guard = ({ row }) => {
  const flag = row?.meta.flag;
  if (flag !== undefined && !isAvailable(flag)) throw new NotFoundError();
  return undefined;
};

/** Registration and sign-in are closed where the site doesn't take players. */
const registration: Guard = ({ lang, row }) =>
  row?.meta.needsRegistration && !site().isRegistrationAllowed ? pathsIn(lang ?? '').home : undefined;

/** Who is signed in has no business on a guest's page. */
const guestOnly: Guard = async ({ lang, row }) =>
  row?.meta.who === 'guest' && (await knownSession()) ? pathsIn(lang ?? '').home : undefined;

/** A guest signs in first and comes back to the page. */
const playerOnly: Guard = async ({ url, lang, row }) => {
  if (row?.meta.who !== 'player' || (await knownSession())) return undefined;
  rememberPage(url.pathname + url.search + url.hash);
  return pathsIn(lang ?? '').login;
};

/** Who goes to sign in or register comes back to the page they were on; who goes elsewhere has changed their mind. */
const comeBack: Guard = ({ row, from }) => {
  if (row?.meta.who === 'anyone') forgetRememberedPage();
  if (row?.meta.who === 'guest' && rowAt(from.pathname)?.meta.who === 'anyone' && !isPageRemembered()) {
    rememberPage(withoutSheet(from));
  }
  return undefined;
};

/** What every navigation passes, in this order. */
export const guards: readonly Guard[] = [
  language,
  words,
  available,
  registration,
  guestOnly,
  playerOnly,
  comeBack,
];
