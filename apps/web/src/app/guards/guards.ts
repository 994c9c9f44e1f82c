import { beginTopics } from '../../features/odds/seedQuery.ts';
import { forgetRememberedPage } from '../../features/session/session.store.ts';
import { changeSettings, settings } from '../../features/settings/settings.store.ts';
import type { Namespace } from '../../platform/i18n/bundles.ts';
import { loadWords, speak } from '../../platform/i18n/i18n.ts';
import { languageOf } from '../../platform/i18n/languages.ts';
import { inLanguage } from '../../platform/links/paths.ts';
import { sheetIn } from '../../platform/links/sheets.ts';
import { site } from '../../platform/site/site.ts';
import { available } from './available.ts';
import { gates } from './gateState.ts';
import type { Guard, Visit } from './guard.ts';
import { notFoundRow } from '../routes/error.routes.ts';
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

/** In the query of an address: what more than its page has to be looked at. */
const ASKS = /[?&](?:platform_type|payment_consultant|redirect-service|coupon-settings-modal)\b/;

/** Whether more guards than these have something to say: of a page not for everyone, or of a site with a gate. */
function isGated({ url, row }: Visit): boolean {
  const { block, maintenance, urlsToRedirectTo404, langHiddenUnauthorized } = site();
  return Boolean(
    !row ||
    row.redirect ||
    row.meta.isGated ||
    row.meta.who !== 'anyone' ||
    gates.isOn ||
    block ||
    maintenance ||
    urlsToRedirectTo404.length ||
    langHiddenUnauthorized.length ||
    ASKS.test(url.search),
  );
}

/** Shows the page's words, loaded beside the screen itself, in the direction of the language. */
const words: Guard = async ({ url, lang, row }) => {
  if (lang === undefined) return undefined;
  // Begun here so that words, screen and matches come at once; the router reports a failure when it asks for it.
  row?.load?.().catch(() => undefined);
  if (row?.topics) void beginTopics(row.topics);
  const sheet = sheetIn(url.search);
  const more = sheet && (await import('./sheetWords.ts')).sheetWords[sheet];
  await loadWords(lang, [...new Set<Namespace>(['common', ...(row?.meta.words ?? []), ...(more ?? [])])]);
  await speak(lang);
  const { tag, direction } = languageOf(lang);
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
  if (settings.language !== lang) changeSettings({ language: lang });
  return undefined;
};

/** Everything else that may stand before a page, whose code comes where it may have something to say. */
const gate: Guard = async (visit) => {
  try {
    return await (isGated(visit)
      ? (await import('./lateGuards.ts')).passLateGuards(visit)
      : available(visit));
  } catch (error) {
    // The page that says so has words too.
    if (error instanceof NotFoundError) await words({ ...visit, row: notFoundRow });
    throw error;
  }
};

/** Who goes elsewhere than to sign in has changed their mind about coming back. */
const changedMind: Guard = ({ url, row }) => {
  // What lies over a page may be the way in itself.
  if (row?.meta.who === 'anyone' && !sheetIn(url.search)) forgetRememberedPage();
  return undefined;
};

/** What every navigation passes, in this order; `lateGuards.ts` has what the second one stands for. */
export const guards: readonly Guard[] = [language, gate, words, changedMind];
