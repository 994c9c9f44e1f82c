import { type DataRouter, createPath, type Location } from 'react-router';
import { subscribe } from 'valtio/vanilla';
import { session } from '../../features/session/session.store.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { pageHydrated } from '../../platform/page/hydration.ts';
import { createSettled } from '../../platform/page/settled.ts';
import { pending } from '../../platform/lazy/pending.ts';
import { shownLocation } from './shown.ts';

/**
 * Marks the page as settled once its route is rendered, the parts of it that are lazy and their words have come, the
 * session is known, and every query has had its first answer or failed. Later answers, polls and prices don't unsettle
 * it.
 */
export function watchSettled(router: DataRouter): void {
  const isShown = ({ location, errors }: typeof router.state) => {
    const shown = shownLocation();
    return shown ? isSame(shown, location) : errors !== null;
  };

  let isHydrated = false;
  const look = createSettled({
    isUnderWay: () =>
      !router.state.initialized ||
      router.state.navigation.state !== 'idle' ||
      !isShown(router.state) ||
      pending.count > 0 ||
      session.status === 'unknown' ||
      queryClient.isFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0 ||
      !isHydrated,
    root: document.documentElement,
    nextFrame: (action) => void requestAnimationFrame(action),
  });

  pending.onChange = look;
  router.subscribe(look);
  queryClient.getQueryCache().subscribe(look);
  subscribe(session, look);
  void pageHydrated.then(() => {
    isHydrated = true;
    look();
  });
  look();
}

function isSame(one: Location, other: Location): boolean {
  return one.key === other.key && createPath(one) === createPath(other);
}
