import type { DataRouter } from 'react-router';
import { loadIcons } from '@touchline/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startTransition } from 'react';
import { startCoupon } from '../../features/coupon/coupon.store.ts';
import { startCouponSettings } from '../../features/coupon/couponSettings.store.ts';
import { startFavorites } from '../../features/favorites/favorites.store.ts';
import { settings, startSettings } from '../../features/settings/settings.store.ts';
import { startSessionPolling } from '../../features/session/session.polling.ts';
import { followDeviceZone } from '../../platform/clock/deviceZone.ts';
import { setKnownPaths } from '../../platform/links/knownPaths.ts';
import { startRealtime } from '../../platform/realtime/realtime.ts';
import { nextTask } from '../../platform/page/nextTask.ts';
import { loadSite } from '../../platform/site/site.ts';
import { DictionaryFailure } from '../errors/DictionaryFailure.tsx';
import { createRouter } from '../router.tsx';
import { renderedPage } from '../prerender/renderedPage.ts';
import {
  beginResume,
  canResume,
  dropState,
  finishResume,
  reportMismatch,
  takeState,
} from '../prerender/resume.ts';
import { knownPatterns } from '../routes/table.ts';
import { startWiring } from '../wiring/wiring.ts';
import { App } from './App.tsx';

/** Starts the app in the element `#app`; shows an error there when even the site configuration can't be loaded. */
export async function boot(): Promise<void> {
  const container = document.getElementById('app');
  if (!container) throw new Error('The page has no element #app: deliver the index.html of the build.');
  allowOwnStyles();
  // The steps of the start are tasks of their own, between which the browser reacts to input.
  await nextTask();
  try {
    const site = await loadSite();
    startSettings(site);
    followDeviceZone(site.defaultTimeZone);
  } catch {
    createRoot(container).render(<DictionaryFailure />);
    return;
  }
  setKnownPaths(knownPatterns);
  startCouponSettings();
  startCoupon();
  startFavorites();
  startSessionPolling();
  const rendered = renderedPage();
  if (rendered) await takeState(rendered);
  await nextTask();
  const router = createRouter();
  startWiring(router);
  // The server's page stays until the app can show the same.
  if (container.firstElementChild)
    await Promise.all([initialized(router), loadIcons().catch(() => undefined)]);
  if (rendered && canResume(rendered, router, settings)) {
    beginResume(rendered, container);
    // As a transition the page is hydrated in slices, between which the browser reacts to input.
    startTransition(() => {
      hydrateRoot(container, <App router={router} onShown={resumed} />, {
        onRecoverableError: reportMismatch,
      });
    });
  } else {
    dropState();
    startRealtime();
    createRoot(container).render(<App router={router} />);
  }
}

/** Starts what changes the page once it shows what the server has rendered. */
function resumed(): void {
  void finishResume().then(startRealtime);
}

/** Waits until the guards have passed and the first screen's code and translations are loaded, or have failed. */
function initialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!router.state.initialized) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = router.subscribe(look);
    look();
  });
}

/**
 * Gives the page's nonce to the style element that dialogs insert to lock scrolling, as the content security policy
 * requires.
 */
function allowOwnStyles(): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  Object.assign(globalThis, { __webpack_nonce__: nonce });
}
