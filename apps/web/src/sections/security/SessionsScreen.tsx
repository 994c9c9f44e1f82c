import { Skeleton } from '@touchline/ui';
import { Suspense, useEffect } from 'react';
import { track } from '../../features/analytics/track.ts';
import { lateView } from '../../platform/parts/lateView.ts';

// Loaded beside what it asks for: a first visit is drawn without it.
const Sessions = lateView(() => import('./Sessions.tsx'));

/** Where the player is signed in, and was; the account's frame brings the title. */
export function Component() {
  useEffect(() => track('security_sessions'), []);
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <Sessions />
    </Suspense>
  );
}
