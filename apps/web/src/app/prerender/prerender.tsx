import type { Prerender, Prerendered, PrerenderRequest, SiteConfig } from '@touchline/contract';
import { loadIcons } from '@touchline/ui';
import { prerender as renderStatic } from 'react-dom/static';
import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router';
import { seededTopics } from '../../features/odds/feed/seed.ts';
import { session, setPlayer } from '../../features/session/session.store.ts';
import { restoreSettings, type Settings } from '../../features/settings/settings.schema.ts';
import { lookOf, plainDevice } from '../../features/settings/deviceLook.ts';
import { defaultSettings, isModeStored, settings } from '../../features/settings/settings.store.ts';
import { readViewCookies } from '../../features/settings/viewCookies.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { serverClock, monotonicNow } from '../../platform/clock/clock.ts';
import { loadBundlesOnly, setLanguage } from '../../platform/i18n/i18n.ts';
import { segmentIn } from '../../platform/i18n/languages.ts';
import { PHONE_WIDTH, setPageView, type PageView } from '../../platform/page/hydration.ts';
import { noteChunk, usedChunks } from '../../platform/lazy/usedChunks.ts';
import { book } from '../../platform/realtime/realtime.ts';
import { setLogo } from '../../platform/site/logo.ts';
import { loadSite } from '../../platform/site/site.ts';
import { App } from '../boot/App.tsx';
import { loadLazyRows, rowAt } from '../routes/table.ts';
import { routeTree } from '../routes/routeTree.ts';
import type { ScreenRow } from '../routes/row.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { nonceStyles } from './nonceStyles.ts';
import {
  isAnyRequested,
  loadedQueries,
  loadRemembered,
  loadRequested,
  queriesKey,
  remember,
} from './pageQueries.ts';
import type { RenderedPage } from './renderedPage.ts';
import { startScript, startStyle } from './startScript.ts';

/** Assumed window of a visitor without a phone, px, until a cookie has the width of their own. */
const DESK_WIDTH = 1366;

/** Maximum number of renderings in which a page requests further data. */
const MOST_PASSES = 5;

/**
 * Renders a page for its first paint: the address's screen with its data for everyone, header and skeleton for pages
 * that only the browser can show. Renders one page at a time, because it sets global state of the app.
 */
export const prerender: Prerender = async (request, skeleton) => {
  const url = new URL(request.path, 'http://page.invalid');
  const lang = segmentIn(url.pathname);
  if (lang === undefined) return undefined;
  await loadLazyRows(url.pathname);
  const row = rowAt(url.pathname);
  if (!row?.load) return undefined;
  const namespaces = ['common', ...row.meta.namespaces] as const;
  const { view, hasOwnMode } = await prepare(request, namespaces);
  await Promise.all([loadIcons(), loadBundlesOnly(lang, namespaces)]);
  await setLanguage(lang);
  try {
    const isComplete = isForEveryone(row, request.hasSession);
    const router = await routerOf(row, isComplete, url);
    const shown = { ...settings };
    const page = async (): Promise<Prerendered> => {
      usedChunks.clear();
      if (isComplete) noteChunk(row.load);
      const { html, css } = nonceStyles(await render(router));
      return {
        root: lookOf(settings, hasOwnMode, plainDevice),
        html,
        css: startStyle + css,
        script: startScript,
        state: undefined,
        missing: [],
        chunks: [...usedChunks],
        bundles: namespaces.map((namespace) => `${lang}/${namespace}`),
      };
    };
    const key = queriesKey(request, url);
    if (isComplete) await loadRemembered(key);
    const first = await page();
    if (!isComplete) return first;
    const missing = new Set<string>();
    // Without state: the app may have data by the time when it could continue the skeleton.
    if (isAnyRequested(missing)) skeleton(first);
    let last = first;
    for (let pass = 1; pass < MOST_PASSES && (await loadRequested(missing)); pass += 1) last = await page();
    remember(key);
    const state: RenderedPage = {
      path: url.pathname,
      view,
      settings: shown,
      topics: [...seededTopics.values()],
      queries: loadedQueries(),
    };
    return { ...last, state: JSON.stringify(state), missing: [...missing] };
  } finally {
    clear();
  }
};

/** Returns whether the screen depends on nothing that only the browser has. */
function isForEveryone({ meta }: ScreenRow, hasSession: boolean): boolean {
  return !meta.showsDevice && (meta.who === 'anyone' || (meta.who === 'guest' && !hasSession));
}

/** Sets the state of the app to that of a visitor with these cookies. */
async function prepare(
  { site, logo, cookies, isPhone, hasSession }: PrerenderRequest,
  bundles: readonly string[],
): Promise<{ readonly view: PageView; readonly hasOwnMode: boolean }> {
  clear();
  await applySite(site);
  setLogo(logo);
  const { settings: stored, columns, width, deviceZone } = readViewCookies(cookies);
  const view: PageView = {
    at: site.serverTime,
    width: width ?? (isPhone ? PHONE_WIDTH : DESK_WIDTH),
    timeZone: deviceZone ?? site.defaultTimeZone,
    isGuest: !hasSession,
    bundles,
  };
  setPageView(view);
  const now = monotonicNow();
  serverClock.observe({ server: view.at, resolution: 1, sentAt: now, receivedAt: now });
  const defaults = defaultSettings(site);
  const shown: Settings = { ...restoreSettings(defaults, stored, site), ...columns };
  Object.assign(settings, shown);
  if (hasSession) Object.assign(session, { status: 'unknown', player: null });
  else setPlayer(null);
  return { view, hasOwnMode: isModeStored(stored) };
}

async function applySite(site: SiteConfig): Promise<void> {
  const page = { getElementById: () => ({ textContent: JSON.stringify(site) }) };
  // Cast: only the text of one element is read.
  await loadSite(page as unknown as Document);
}

/** Creates a router that shows one address; without `isComplete` a skeleton in place of its screen. */
async function routerOf(
  { id, path, meta, load }: ScreenRow,
  isComplete: boolean,
  url: URL,
): Promise<DataRouter> {
  const Component = isComplete ? (await load()).Component : PageSkeleton;
  const screen: RouteObject =
    path === '' ? { id, index: true, handle: meta, Component } : { id, path, handle: meta, Component };
  return createMemoryRouter(routeTree([screen]), { initialEntries: [url.pathname + url.search] });
}

/**
 * Renders the app once, waiting for its lazy code.
 * @throws what a component has thrown
 */
async function render(router: DataRouter): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await renderStatic(<App router={router} />, {
    // Larger parts would be moved to the end of the page, to be put in place by a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

/** Removes the data of the previous page. */
function clear(): void {
  queryClient.clear();
  for (const topic of seededTopics.keys()) book.close(topic);
  seededTopics.clear();
  book.flush();
}

queryClient.setDefaultOptions({ queries: { retry: false } });
