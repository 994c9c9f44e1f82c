import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { useTrackerWindow } from './ownWindow.ts';

// Lazy: the code is loaded with the first window.
const LazyWindow = lazyView(() => import('./TrackerWindow.tsx'));

/** The window with a tracker, as long as it is open; outside the pages, so that it outlasts them. */
export function OpenTrackerWindow() {
  const open = useTrackerWindow();
  return open && <LazyWindow key={open.matchId} {...open} />;
}
