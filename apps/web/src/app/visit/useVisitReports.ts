import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { sendTo, track } from '../../features/analytics/track.ts';
import { storeReferral, reportAgreement } from '../../features/consent/consent.api.ts';
import { storeColumns } from '../../features/settings/columnCookies.ts';
import { settings } from '../../features/settings/settings.store.ts';
import { consent, kindsOf } from '../../features/consent/consent.store.ts';
import { onPlayerChange } from '../../features/session/session.api.ts';
import { useSession } from '../../features/session/useSession.ts';
import { mayStore } from '../../platform/cookies/cookies.ts';
import { withoutMailedToken } from '../../platform/links/mailedToken.ts';
import { site } from '../../platform/site/site.ts';
import { loadInBackground } from '../../platform/lazy/lazy.tsx';
import { rowAt } from '../routes/table.ts';
import { officeSectionOf } from '../shell/officeSection.ts';
import { startWorker } from './pwa/worker.ts';
import { watchInstalling } from './pwa/installing.ts';
import { whenIdle } from '../../platform/page/whenIdle.ts';

const counting = () => import('./startAnalytics.ts');

/** Query of the visit's first page; the player may have navigated since. */
const firstQuery = withoutMailedToken(
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href),
).search;

/** Delay after page load before analytics start, ms; none on registration. */
const COUNT_AFTER = 10_000;

/** Reports the visit: to the account with the player's consent, to referring partners, and to analytics. */
export function useVisitReports(): void {
  const { agreed } = useSnapshot(consent);
  const { player } = useSession();
  const { pathname } = useLocation();
  const isAtRegistration = rowAt(pathname)?.id.startsWith('registration') ?? false;
  const before = useRef(agreed);
  const isAllowed = mayStore('analytics', agreed);

  useEffect(() => {
    if (player && agreed !== undefined) void reportAgreement();
  }, [player, agreed]);

  useEffect(() => {
    // The server has stored the consent that the page was delivered with; only a later answer is sent.
    if (agreed === undefined || agreed === before.current || !mayStore('marketing', agreed)) return;
    before.current = agreed;
    void storeReferral(firstQuery.slice(1));
  }, [agreed]);

  useEffect(() => {
    // Columns folded before the consent may now be stored on the device.
    if (agreed !== undefined) storeColumns(settings);
  }, [agreed]);

  useEffect(() => {
    if (agreed !== undefined) track('consent', kindsOf(agreed).join('_'));
  }, [agreed]);

  useEffect(() => {
    track('page_view', rowAt(pathname)?.id ?? 'unknown');
  }, [pathname]);

  // Once for each section, not for each of its pages.
  const section = officeSectionOf(pathname);
  useEffect(() => {
    if (section !== undefined) track('menu_open', section);
  }, [section]);

  useEffect(() => {
    if (!isAllowed) return;
    let stop: () => void = () => undefined;
    const left = isAtRegistration ? 0 : Math.max(0, COUNT_AFTER - performance.now());
    const timer = setTimeout(() => {
      stop = whenIdle(() => loadInBackground(counting, ({ startAnalytics }) => startAnalytics()));
    }, left);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isAllowed, isAtRegistration]);

  useEffect(() => {
    // Stops sending; third-party scripts that are already running stay until the next page load.
    if (!isAllowed) sendTo(undefined);
  }, [isAllowed]);

  useEffect(
    () =>
      onPlayerChange((now, by) => {
        // Sign-in is tracked where it happens; changes by another tab are tracked there.
        if (!now && by !== 'server') track('logout', 'unknown');
      }),
    [],
  );

  useEffect(() => {
    watchInstalling();
    if (site().visit?.isPwa) void startWorker();
  }, []);
}
