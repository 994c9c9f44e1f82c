import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { sendTo, track } from '../../features/analytics/track.ts';
import { keepReferral, tellAgreement } from '../../features/consent/consent.api.ts';
import { keepColumns } from '../../features/settings/columnCookies.ts';
import { consent, kindsOf } from '../../features/consent/consent.store.ts';
import { onPlayerChange } from '../../features/session/session.api.ts';
import { useSession } from '../../features/session/useSession.ts';
import { mayKeep } from '../../platform/cookies/cookies.ts';
import { site } from '../../platform/site/site.ts';
import { soon } from '../../platform/parts/lateView.ts';
import { rowAt } from '../routes/table.ts';
import { startWorker } from './pwa/worker.ts';
import { watchInstalling } from './pwa/installing.ts';
import { whenIdle } from './whenIdle.ts';

const counting = () => import('./counting.ts');

/** The query that the visit began with: the player may have gone on since. */
const firstQuery = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).search;

/** Counting starts this long after the page came, ms; at registration at once. */
const COUNT_AFTER = 10_000;

/** What a visit tells: to the account when its player agreed, to partners who sent it, to whoever counts. */
export function useVisitSays(): void {
  const { agreed } = useSnapshot(consent);
  const { player } = useSession();
  const { pathname } = useLocation();
  const isAtRegistration = rowAt(pathname)?.id.startsWith('registration') ?? false;
  const before = useRef(agreed);
  const isAllowed = mayKeep('analytics', agreed);

  useEffect(() => {
    if (player && agreed !== undefined) void tellAgreement();
  }, [player, agreed]);

  useEffect(() => {
    // What was allowed when the page came, the server kept; only a later word is told.
    if (agreed === undefined || agreed === before.current || !mayKeep('marketing', agreed)) return;
    before.current = agreed;
    void keepReferral(firstQuery.slice(1));
  }, [agreed]);

  useEffect(() => {
    // What was folded before the visitor's word, the device may remember now.
    if (agreed !== undefined) keepColumns();
  }, [agreed]);

  useEffect(() => {
    if (agreed !== undefined) track('consent', kindsOf(agreed).join('_'));
  }, [agreed]);

  useEffect(() => {
    track('page_view', rowAt(pathname)?.id ?? 'unknown');
  }, [pathname]);

  useEffect(() => {
    if (!isAllowed) return;
    let stop: () => void = () => undefined;
    const left = isAtRegistration ? 0 : Math.max(0, COUNT_AFTER - performance.now());
    const timer = setTimeout(() => {
      stop = whenIdle(() => soon(counting, ({ startCounting }) => startCounting()));
    }, left);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isAllowed, isAtRegistration]);

  useEffect(() => {
    // From now on nothing is sent; a script of others that runs stays until the next page.
    if (!isAllowed) sendTo(undefined);
  }, [isAllowed]);

  useEffect(
    () =>
      onPlayerChange((now, by) => {
        // The way of signing in says so itself; what another tab did was told there.
        if (!now && by === 'player') track('logout', 'unknown');
      }),
    [],
  );

  useEffect(() => {
    watchInstalling();
    if (site().visit?.isPwa) void startWorker();
  }, []);
}
