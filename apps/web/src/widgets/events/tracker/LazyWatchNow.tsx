import { CompetitionCardSkeleton } from '@touchline/ui';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

// Lazy: only the broadcasts of the live section have it.
export const LazyWatchNow = lazyView(
  () => import('./WatchNow.tsx'),
  () => (
    <div aria-busy="true">
      <CompetitionCardSkeleton kind="sport" rows={3} />
    </div>
  ),
);
