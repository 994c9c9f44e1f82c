import type { DataRouter } from 'react-router';
import { seedTopic } from '../../features/odds/feed/seed.ts';
import { holdTopics } from '../../features/odds/feed/seedQuery.ts';
import { session, setPlayer } from '../../features/session/session.store.ts';
import type { Settings } from '../../features/settings/settings.schema.ts';
import { showAlike } from '../../features/settings/viewCookies.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { setPageView } from '../../platform/page/hydration.ts';
import { pending } from '../../platform/lazy/pending.ts';
import { logFailure } from '../../platform/log/log.ts';
import { book } from '../../platform/realtime/realtime.ts';
import { STATE_ID, TOUCHED, WAITING, type RenderedPage } from './renderedPage.ts';

/** Fills the stores with what the server's page shows, before anything is requested. */
export function takeState({ view, topics, queries }: RenderedPage): void {
  holdTopics(topics.map(({ topic }) => topic));
  for (const frame of topics) seedTopic(book, frame);
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  if (view.isGuest && session.status === 'unknown') setPlayer(null);
}

/**
 * Whether the app shows what the server has rendered: the same address, not redirected or failed, with the settings of
 * this device.
 */
export function canResume(rendered: RenderedPage, { state }: DataRouter, settings: Settings): boolean {
  return (
    state.errors === null &&
    state.location.pathname === rendered.path &&
    showAlike(rendered.settings, settings)
  );
}

/** Prepares the page for hydration. Call immediately before it. */
export function beginResume({ view }: RenderedPage, container: Element): void {
  setPageView(view);
  container.removeAttribute(WAITING);
}

/** Time after which lazy parts of the page are no longer waited for, ms. */
const PATIENCE = 2_000;
/** In ms; a hidden page has no animation frames. */
const LOOK_EVERY = 30;

/**
 * Waits until the lazy parts of a hydrated page are loaded too, so that they are hydrated with the data that the server
 * has rendered. Then removes the page's state, and repeats the clicks on controls that still say the same.
 */
export async function finishResume(): Promise<void> {
  await lazyPartsLoaded();
  dropState();
  for (const control of document.querySelectorAll<HTMLElement>(`[${TOUCHED}]`)) {
    const said = control.getAttribute(TOUCHED);
    control.removeAttribute(TOUCHED);
    if (said === control.textContent) control.click();
  }
}

/** Removes the page's state: from now on the page is the app's own. */
export function dropState(): void {
  document.getElementById(STATE_ID)?.remove();
}

function lazyPartsLoaded(): Promise<void> {
  const until = performance.now() + PATIENCE;
  return new Promise((resolve) => {
    const look = () => {
      if (pending.count === 0 || performance.now() >= until) resolve();
      else setTimeout(look, LOOK_EVERY);
    };
    look();
  });
}

/** Number of places where the app rendered something else than the server; React has corrected them. */
let mismatches = 0;

/** Counts and logs a place where the app rendered something else than the server. */
export function reportMismatch(error: unknown): void {
  mismatches += 1;
  document.documentElement.dataset['mismatches'] = String(mismatches);
  logFailure('The page was rendered differently by the server; it has been corrected.', error);
}
