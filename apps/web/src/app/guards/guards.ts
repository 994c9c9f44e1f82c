import { languageOf } from '@touchline/contract/languages';
import { beginTopics } from '../../features/odds/feed/seedQuery.ts';
import { forgetRememberedPage } from '../../features/session/session.store.ts';
import { changeSettings, settings } from '../../features/settings/settings.store.ts';
import type { Namespace } from '../../platform/i18n/bundles.ts';
import { loadBundles, setLanguage } from '../../platform/i18n/i18n.ts';
import { wantLanguage } from '../../platform/i18n/wantedLanguage.ts';
import { inLanguage } from '../../platform/links/paths.ts';
import { sheetIn, type SheetName } from '../../platform/links/sheets.ts';
import { site } from '../../platform/site/site.ts';
import { available } from './available.ts';
import { gates } from './gateState.ts';
import type { Guard, Visit } from './guard.ts';
import { notFoundRow } from '../routes/error.routes.ts';
import { isMissingPage } from './missingPage.ts';
import { NotFoundError } from './NotFoundError.ts';

/**
 * Adds the player's language to an address without one; replaces a language that the site doesn't offer with its
 * default.
 */
const language: Guard = ({ url, lang }) => {
  const { languages, defaultLanguage } = site();
  if (lang !== undefined && languages.includes(lang)) return undefined;
  const rest = url.search + url.hash;
  if (lang !== undefined) return inLanguage(url.pathname, defaultLanguage) + rest;
  const path = url.pathname === '/' ? '' : url.pathname;
  return `/${settings.language ?? defaultLanguage}${path}${rest}`;
};

/** Query parameters that require the lazy guards. */
const ASKS = /[?&](?:platform_type|payment_consultant|redirect-service|coupon-settings-modal)\b/;

/** Returns whether the lazy guards are needed: for a page not open to everyone, or a site with a gate. */
function isGated({ url, row }: Visit): boolean {
  const { block, maintenance, urlsToRedirectTo404, redirectedPaths, langHiddenUnauthorized } = site();
  return Boolean(
    !row ||
    row.redirect ||
    row.meta.isGated ||
    row.meta.who !== 'anyone' ||
    gates.isOn ||
    block ||
    maintenance ||
    urlsToRedirectTo404.length ||
    redirectedPaths?.length ||
    langHiddenUnauthorized.length ||
    ASKS.test(url.search),
  );
}

/**
 * Begins to load the sheet that an address opens; the server renders none.
 * @returns translations for which the page waits
 */
async function prepareSheet(sheet: SheetName, lang: string): Promise<readonly Namespace[] | undefined> {
  const files = await import('../sheets/sheetFiles.ts');
  if (typeof document !== 'undefined') files.beginSheet(sheet, lang);
  return files.sheetNamespaces[sheet];
}

/** Loads the page's translations in parallel with its screen, and sets the document's language and direction. */
const translations: Guard = async ({ url, lang, row, isCurrent }) => {
  if (lang === undefined) return undefined;
  // Started here so that translations, screen and matches load in parallel; the router reports a failure when it
  // loads the screen itself.
  row?.load?.().catch(() => undefined);
  if (row?.topics) void beginTopics(row.topics);
  const sheet = sheetIn(url.search);
  const more = sheet && (await prepareSheet(sheet, lang));
  try {
    await loadBundles(lang, [
      ...new Set<Namespace>(['common', ...(row?.meta.namespaces ?? []), ...(more ?? [])]),
    ]);
  } catch (error) {
    // Back leads to the page in the language that could be loaded.
    if (isCurrent()) wantLanguage(undefined);
    throw error;
  }
  if (!isCurrent()) return undefined;
  wantLanguage(lang);
  await setLanguage(lang);
  const { tag, direction } = languageOf(lang);
  const { documentElement: root } = document;
  // Written only when they change: each write makes the browser style the whole page anew.
  if (root.lang !== tag) root.lang = tag;
  if (root.dir !== direction) root.dir = direction;
  if (settings.language !== lang) changeSettings({ language: lang });
  return undefined;
};

/** Runs all other checks before a page; their code is loaded only when one may apply. */
const gate: Guard = async (visit) => {
  try {
    if (isMissingPage(visit.url)) throw new NotFoundError();
    return await (isGated(visit)
      ? (await import('./lazyGuards.ts')).passLazyGuards(visit)
      : available(visit));
  } catch (error) {
    // The not-found page needs translations too.
    if (error instanceof NotFoundError) await translations({ ...visit, row: notFoundRow });
    throw error;
  }
};

/** Forgets the remembered page when the visitor navigates to a page other than sign-in. */
const forgetReturn: Guard = ({ url, row }) => {
  // A sheet may be the sign-in itself.
  if (row?.meta.who === 'anyone' && !sheetIn(url.search)) forgetRememberedPage();
  return undefined;
};

/** Guards of every navigation, in this order. `gate` loads those of `lazyGuards.ts` when they are needed. */
export const guards: readonly Guard[] = [language, gate, translations, forgetReturn];
