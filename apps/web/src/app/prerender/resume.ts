import type { DataRouter } from 'react-router';
import { seedTopic } from '../../features/odds/feed/seed.ts';
import { holdTopics } from '../../features/odds/feed/seedQuery.ts';
import { session, setPlayer } from '../../features/session/session.store.ts';
import type { Settings } from '../../features/settings/settings.schema.ts';
import { showAlike } from '../../features/settings/viewCookies.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { endHydration, setPageView } from '../../platform/page/hydration.ts';
import { lostScreens } from '../../platform/lazy/lazy.tsx';
import { pending } from '../../platform/lazy/pending.ts';
import { nextTask } from '../../platform/page/nextTask.ts';
import { logFailure } from '../../platform/log/log.ts';
import { book } from '../../platform/realtime/realtime.ts';
import { filledFields, repeatEntry, type FilledField } from './filledFields.ts';
import { STATE_ID, TOUCHED, WAITING, type RenderedPage } from './renderedPage.ts';

/** Fills the stores with what the server's page shows, before anything is requested; a topic in each task. */
export async function takeState({ view, topics, queries }: RenderedPage): Promise<void> {
  holdTopics(topics.map(({ topic }) => topic));
  for (const frame of topics) {
    seedTopic(book, frame);
    await nextTask();
  }
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  if (view.isGuest && session.status === 'unknown') setPlayer(null);
}

/**
 * Returns whether the app shows what the server has rendered: the same address, not redirected or failed, with the
 * settings of this device.
 */
export function canResume(rendered: RenderedPage, { state }: DataRouter, settings: Settings): boolean {
  return (
    state.errors === null &&
    !lostScreens.has(state.location.pathname) &&
    state.location.pathname === rendered.path &&
    showAlike(rendered.settings, settings)
  );
}

/** Fields that have been filled before the app handles their events. */
let filled: readonly FilledField[] = [];

/** Prepares the page for hydration. Call immediately before it. */
export function beginResume({ view }: RenderedPage, container: Element): void {
  setPageView(view);
  filled = filledFields(container);
  container.removeAttribute(WAITING);
}

/** Time after which the feed no longer waits for lazy parts of the page, ms: their code is preloaded with the app. */
const PATIENCE = 10_000;
/** In ms; a hidden page has no animation frames. */
const LOOK_EVERY = 30;

/**
 * Waits until the lazy parts of a hydrated page are hydrated too, with the data that the server has rendered, or until
 * the feed must no longer wait for them. What the player has entered and clicked before is repeated when all parts
 * handle input: fields that have not changed since, and controls that still say the same.
 */
export async function finishResume(): Promise<void> {
  const { promise: patience, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, PATIENCE);
  const hydrated = lazyPartsHydrated().then(repeatInput).then(dropState);
  await Promise.race([hydrated, patience]);
}

function repeatInput(): void {
  for (const field of filled) repeatEntry(field);
  filled = [];
  for (const control of document.querySelectorAll<HTMLElement>(`[${TOUCHED}]`)) {
    const said = control.getAttribute(TOUCHED);
    control.removeAttribute(TOUCHED);
    if (said === control.textContent) control.click();
  }
}

/** Removes the page's state: from now on the page is the app's own. */
export function dropState(): void {
  document.getElementById(STATE_ID)?.remove();
  document.querySelector(`[${WAITING}]`)?.removeAttribute(WAITING);
  endHydration();
}

function lazyPartsHydrated(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (pending.count === 0) resolve();
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
  const message = 'The page was rendered differently by the server; it has been corrected';
  logFailure(`${message}: ${location.pathname}`, error);
}
