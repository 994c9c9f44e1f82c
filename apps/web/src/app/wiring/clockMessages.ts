import type { DataRouter } from 'react-router';
import { takeClockSignOut, type ClockSignOut } from '../../features/sessionClocks/clockSignOut.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { i18n, loadBundles } from '../../platform/i18n/i18n.ts';
import { segmentIn } from '../../platform/i18n/languages.ts';
import { pathsIn } from '../../platform/links/paths.ts';
import { whenVisible } from '../../platform/page/visibility.ts';
import { site } from '../../platform/site/site.ts';
import type { SharedCell } from '../../platform/tabs/sharedCell.ts';
import { tabLock } from '../../platform/tabs/tabLock.ts';

const MINUTE = 60_000;

/** Messages of the clocks; shown in a visible page. */
export interface ClockMessages {
  /** Language segment of the page. */
  lang(): string;
  /**
   * Shows why a clock signed the player out, if one did.
   * @param wasHere whether the player was signed in on this page
   */
  notifySignOut(wasHere: boolean): void;
  /**
   * Shows that the session ends soon, once across all tabs.
   * @param about key of the end that is near
   */
  notifyNearEnd(endsAt: number, about: string, shown: SharedCell<string>): void;
}

export function createClockMessages(router: DataRouter, departure: SharedCell<ClockSignOut>): ClockMessages {
  const lang = () => segmentIn(router.state.location.pathname) ?? site().defaultLanguage;
  const loadTexts = () => loadBundles(lang(), ['limits']);

  async function showSignOut(wasHere: boolean): Promise<void> {
    await loadTexts();
    // All tabs are notified at once; the lock lets them check in turn whether the message was shown.
    await tabLock('departure', async () => showReason(takeClockSignOut(departure, wasHere)));
  }

  /** Shows the message until it is dismissed: an inactive player may still be away for long. */
  function showReason(why: ClockSignOut['why'] | undefined): void {
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

  async function showNearEnd(endsAt: number, about: string, shown: SharedCell<string>): Promise<void> {
    await loadTexts();
    // In turn, as above: windows beside each other are all visible.
    await tabLock('near', async () => {
      const left = Math.ceil((endsAt - serverNow()) / MINUTE);
      if (shown.get() === about || left <= 0) return;
      shown.set(about);
      notify({
        kind: 'alert',
        title: i18n.t('near.title', { ns: 'limits', count: left }),
        text: i18n.t('near.text', { ns: 'limits' }),
        link: { href: pathsIn(lang()).responsible, label: i18n.t('near.limits', { ns: 'limits' }) },
      });
    });
  }

  return {
    lang,
    // Without translations no message can be shown; the next page load has them.
    notifySignOut: (wasHere) => whenVisible(() => showSignOut(wasHere).catch(() => undefined)),
    notifyNearEnd: (endsAt, about, shown) =>
      void whenVisible(() => showNearEnd(endsAt, about, shown).catch(() => undefined)),
  };
}
