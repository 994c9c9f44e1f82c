import { subscribe } from 'valtio/vanilla';
import type { SharedPoll } from '../../features/clocks/sharedPoll.ts';
import { terms } from '../../features/terms/terms.store.ts';
import { segmentIn } from '../../platform/i18n/languages.ts';
import { pathsIn } from '../../platform/links/paths.ts';
import { site } from '../../platform/site/site.ts';
import type { createRouter } from '../router.tsx';

let poll: SharedPoll<{ result: boolean; version: number }> | undefined;

/** Asks now whether the terms changed: the server refused something until the player has agreed. */
export function askForTerms(): void {
  poll?.refresh();
}

/**
 * Holds a player whose terms changed on the page that asks for agreement, and leaves it for home when there is nothing
 * to agree to. What the site says about itself stays readable.
 * @param isToldChanged whether tabs still tell each other that the terms changed
 * @returns lets go
 */
export function keepTermsPage(
  router: ReturnType<typeof createRouter>,
  polled: SharedPoll<{ result: boolean; version: number }>,
  isToldChanged: () => boolean,
): () => void {
  poll = polled;
  const look = () => {
    // The player agreed in this tab: the others, and pages to come, learn it.
    if (terms.status === 'current' && isToldChanged()) polled.put({ result: false, version: terms.version });
    // On its way elsewhere the router says so while it begins; where it arrives is looked at then.
    if (router.state.navigation.state !== 'idle') return;
    const { pathname } = router.state.location;
    const lang = segmentIn(pathname) ?? site().defaultLanguage;
    const { home, confirmTerms } = pathsIn(lang);
    const isHere = pathname === confirmTerms;
    const isReading = pathname.startsWith(`${home}/information/`);
    if (terms.status === 'changed' && !isHere && !isReading) void router.navigate(confirmTerms);
    else if (terms.status === 'current' && isHere) void router.navigate(home, { replace: true });
  };
  const stops = [router.subscribe(look), subscribe(terms, look)];
  return () => {
    poll = undefined;
    for (const stop of stops) stop();
  };
}
