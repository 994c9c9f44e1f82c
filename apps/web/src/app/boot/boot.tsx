import type { DataRouter } from 'react-router';
import { createRoot } from 'react-dom/client';
import { startCoupon } from '../../features/coupon/coupon.store.ts';
import { startCouponSettings } from '../../features/coupon/couponSettings.store.ts';
import { startFavorites } from '../../features/favorites/favorites.store.ts';
import { startSettings } from '../../features/settings/settings.store.ts';
import { beginTopics } from '../../features/odds/feed/seedQuery.ts';
import { knownSession } from '../../features/session/session.api.ts';
import { startSessionPolling } from '../../features/session/session.polling.ts';
import { setKnownPaths } from '../../platform/links/knownPaths.ts';
import { startRealtime } from '../../platform/realtime/realtime.ts';
import { loadSite } from '../../platform/site/site.ts';
import { DictionaryFailure } from '../errors/DictionaryFailure.tsx';
import { createRouter } from '../router.tsx';
import { PRERENDER_ID } from '../prerender/prerenderId.ts';
import { knownPatterns, rowAt } from '../routes/table.ts';
import { startWiring } from '../wiring/wiring.ts';
import { App } from './App.tsx';

/** Starts the app in the element `#app`; shows an error there when even the site configuration can't be loaded. */
export async function boot(): Promise<void> {
  const container = document.getElementById('app');
  if (!container) throw new Error('The page has no element #app: deliver the index.html of the build.');
  const root = createRoot(container);
  allowOwnStyles();
  try {
    startSettings(await loadSite());
  } catch {
    root.render(<DictionaryFailure />);
    return;
  }
  setKnownPaths(knownPatterns);
  startCouponSettings();
  startCoupon();
  startFavorites();
  startSessionPolling();
  startRealtime();
  const router = createRouter();
  startWiring(router);
  root.render(<App router={router} />);
  if (document.getElementById(PRERENDER_ID)) void takeOver(container, firstScreen(router));
}

/** Replaces the prerender with the app; the code is loaded only on pages that have one. */
async function takeOver(container: Element, ready: Promise<void>): Promise<void> {
  try {
    const { handOver } = await import('../prerender/handOver.ts');
    await handOver(container, ready);
  } catch {
    // Without that code the app is shown at once, even if incomplete.
    document.getElementById(PRERENDER_ID)?.remove();
  }
}

/** Loads what the first screen needs: its code and translations, the player, the matches. */
async function firstScreen(router: DataRouter): Promise<void> {
  const isThere = new Promise<void>((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });
  const topics = rowAt(location.pathname)?.topics ?? [];
  await Promise.all([isThere, knownSession(), beginTopics(topics)]);
}

/**
 * Gives the page's nonce to the style element that dialogs insert to lock scrolling, as the content security policy
 * requires.
 */
function allowOwnStyles(): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  Object.assign(globalThis, { __webpack_nonce__: nonce });
}
