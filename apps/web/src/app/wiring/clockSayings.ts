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

/** Messages of the clocks; shown in a visible page. */
export interface ClockSayings {
  /** Language segment of the page. */
  lang(): string;
  /**
   * Shows why a clock signed the player out, if one did.
   * @param wasHere whether the player was signed in on this page
   */
  sayDeparture(wasHere: boolean): void;
  /**
   * Shows that the session ends soon, once across all tabs.
   * @param about key of the end that is near
   */
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
    // All tabs are notified at once; the lock lets them check in turn whether the message was shown.
    await turns('departure', async () => say(takeDeparture(departure, wasHere)));
  }

  /** Shows the message until it is dismissed: an inactive player may still be away for long. */
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
    // Without translations no message can be shown; the next page load has them.
    sayDeparture: (wasHere) => whenSeen(() => sayWhy(wasHere).catch(() => undefined)),
    sayNear: (endsAt, about, said) => whenSeen(() => sayEnd(endsAt, about, said).catch(() => undefined)),
  };
}

/** Runs a function once the page is visible. */
function whenSeen(act: () => unknown): void {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    act();
  };
  document.addEventListener('visibilitychange', look);
  look();
}
