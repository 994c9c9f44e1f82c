import type { DataRouter } from 'react-router';
import { subscribe } from 'valtio/vanilla';
import type { SharedPoll } from '../../platform/tabs/sharedPoll.ts';
import { terms } from '../../features/terms/terms.store.ts';
import { segmentIn } from '../../platform/i18n/languages.ts';
import { rowAt } from '../routes/table.ts';
import { pathsIn } from '../../platform/links/paths.ts';
import { site } from '../../platform/site/site.ts';

let poll: SharedPoll<{ result: boolean; version: number }> | undefined;

/** Checks now whether the terms changed: the server refused a request until the player accepts them. */
export function askForTerms(): void {
  poll?.refresh();
}

/**
 * Keeps a player whose terms changed on the page that asks for acceptance, and redirects from it to home when there
 * is nothing to accept. Information pages of the site stay accessible.
 * @param isToldChanged whether the stored answer still reports changed terms to other tabs
 * @returns stops it
 */
export function keepTermsPage(
  router: DataRouter,
  polled: SharedPoll<{ result: boolean; version: number }>,
  isToldChanged: () => boolean,
): () => void {
  poll = polled;
  const look = () => {
    // The player accepted in this tab; the stored answer informs other tabs and later pages.
    if (terms.status === 'current' && isToldChanged()) polled.put({ result: false, version: terms.version });
    // During a navigation the router also emits at its start; the target is checked on arrival.
    if (router.state.navigation.state !== 'idle') return;
    const { pathname } = router.state.location;
    const lang = segmentIn(pathname) ?? site().defaultLanguage;
    const { home, confirmTerms } = pathsIn(lang);
    const isHere = pathname === confirmTerms;
    const isReading = rowAt(pathname)?.meta.section === 'information';
    if (terms.status === 'changed' && !isHere && !isReading) void router.navigate(confirmTerms);
    else if (terms.status === 'current' && isHere) void router.navigate(home, { replace: true });
  };
  const stops = [router.subscribe(look), subscribe(terms, look)];
  return () => {
    poll = undefined;
    for (const stop of stops) stop();
  };
}
