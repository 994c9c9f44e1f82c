import { Skeleton } from '@touchline/ui';
import { useEffect } from 'react';
import { track } from '../../features/analytics/track.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

// Loaded in parallel with its data; the first paint doesn't need it.
const Sessions = lateView(() => import('./Sessions.tsx'));

/** Page of open and past sessions; the account layout renders the title. */
export function Component() {
  useEffect(() => track('security_sessions'), []);
  return (
    <LazyBoundary fallback={<Skeleton shape="block" />}>
      <Sessions />
    </LazyBoundary>
  );
}
