import type { Prerender, PrerenderRequest } from '@touchline/contract';
import { loadLazyParts } from '@touchline/ui';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { prefetchTopics } from '../../features/odds/feed/seedQuery.ts';
import { setPlayer } from '../../features/session/session.store.ts';
import { defaultSettings, settings } from '../../features/settings/settings.store.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { loadBundles, setLanguage } from '../../platform/i18n/i18n.ts';
import { segmentIn } from '../../platform/i18n/languages.ts';
import { book } from '../../platform/realtime/realtime.ts';
import { setLogo } from '../../platform/site/logo.ts';
import { loadSite } from '../../platform/site/site.ts';
import { App } from '../boot/App.tsx';
import { Root } from '../Root.tsx';
import { rowAt, patternOf } from '../routes/table.ts';
import { Shell } from '../shell/Shell.tsx';
import { framePrerender } from './framePrerender.ts';
import { withNonceStyles } from './nonceStyles.ts';

/**
 * Renders the first screen of a page as a guest sees it on a phone, for the server to include in the page. Renders
 * one page at a time, because it sets global state of the app.
 * @returns markup of the app's frame and screen; undefined for pages that aren't prerendered
 */
export const prerender: Prerender = async ({ path, site, logo }: PrerenderRequest) => {
  const lang = segmentIn(path);
  const row = rowAt(path);
  if (!row?.topics || lang === undefined) return undefined;
  const page = { getElementById: () => ({ textContent: JSON.stringify(site) }) };
  // Cast: only the text of one element is read.
  await loadSite(page as unknown as Document);
  Object.assign(settings, defaultSettings(site, false));
  setLogo(logo);
  setPlayer(null);
  queryClient.clear();
  for (const topic of row.topics) book.open(topic);
  try {
    const [{ Component }] = await Promise.all([
      row.load(),
      loadBundles(lang, ['common', ...row.meta.namespaces]),
      loadLazyParts(),
      prefetchTopics(row.topics),
    ]);
    await setLanguage(lang);
    book.flush();
    if (row.topics.some((topic) => book.state(topic) === 'empty')) return undefined;
    const screen = { path: patternOf(row), Component: Shell, children: [{ index: true, Component }] };
    const routes = [{ path: '/', Component: Root, children: [screen] }];
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    return framePrerender(withNonceStyles(renderToString(<App router={router} />)));
  } finally {
    for (const topic of row.topics) book.close(topic);
    book.flush();
  }
};
