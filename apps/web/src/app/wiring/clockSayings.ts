import { takeDeparture, type Departure } from '../../features/clocks/departure.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { i18n, loadWords } from '../../platform/i18n/i18n.ts';
import { segmentIn } from '../../platform/i18n/languages.ts';
import { pathsIn } from '../../platform/links/paths.ts';
import { site } from '../../platform/site/site.ts';
import type { SharedCell } from '../../platform/tabs/sharedCell.ts';
import { turns } from '../../platform/tabs/turns.ts';
import type { createRouter } from '../router.tsx';

const MINUTE = 60_000;

/** What the clocks say, in a page that somebody sees. */
export interface ClockSayings {
  /** The language segment of the page. */
  lang(): string;
  /** Says why a clock signed the player out, if one did. @param wasHere whether the player was signed in in this page */
  sayDeparture(wasHere: boolean): void;
  /** Says that the session ends soon, once over all pages. @param about which end, by a name of its own */
  sayNear(endsAt: number, about: string, said: SharedCell<string>): void;
}

export function createClockSayings(
  router: ReturnType<typeof createRouter>,
  departure: SharedCell<Departure>,
): ClockSayings {
  const lang = () => segmentIn(router.state.location.pathname) ?? site().defaultLanguage;
  const words = () => loadWords(lang(), ['limits']);

  async function sayWhy(wasHere: boolean): Promise<void> {
    await words();
    // Tabs learn of it at once: one after the other looks whether it was said.
    await turns('departure', async () => say(takeDeparture(departure, wasHere)));
  }

  /** Stays until the player takes it away: who did nothing may be away for long yet. */
  function say(why: Departure['why'] | undefined): void {
    if (why === 'session-limit') {
      notify({
        kind: 'permanentError',
        title: i18n.t('main_session_limit_ended', { ns: 'limits' }),
        text: i18n.t('main_session_limit_visit_tomorrow', { ns: 'limits' }),
      });
    } else if (why === 'idle') {
      notify({
        kind: 'permanentError',
        title: i18n.t('idle.title', { ns: 'limits' }),
        text: i18n.t('idle.text', { ns: 'limits', count: site().autoLogoffInactiveMinutes }),
        link: { href: pathsIn(lang()).login, label: i18n.t('header.signIn') },
      });
    }
  }

  async function sayEnd(endsAt: number, about: string, said: SharedCell<string>): Promise<void> {
    await words();
    const left = Math.ceil((endsAt - serverNow()) / MINUTE);
    if (said.get() === about || left <= 0) return;
    said.set(about);
    notify({
      kind: 'warning',
      title: i18n.t('near.title', { ns: 'limits', count: left }),
      text: i18n.t('near.text', { ns: 'limits' }),
      link: { href: pathsIn(lang()).responsible, label: i18n.t('near.limits', { ns: 'limits' }) },
    });
  }

  return {
    lang,
    // Without its words nothing can be said; the next page has them.
    sayDeparture: (wasHere) => whenSeen(() => sayWhy(wasHere).catch(() => undefined)),
    sayNear: (endsAt, about, said) => whenSeen(() => sayEnd(endsAt, about, said).catch(() => undefined)),
  };
}

/** Does something once somebody sees the page. */
function whenSeen(act: () => unknown): void {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    act();
  };
  document.addEventListener('visibilitychange', look);
  look();
}
