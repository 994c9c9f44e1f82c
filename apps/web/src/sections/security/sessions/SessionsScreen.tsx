import { Skeleton } from '@touchline/ui';
import { useEffect } from 'react';
import { track } from '../../../features/analytics/track.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

// Loaded in parallel with its data; the first paint doesn't need it.
const Sessions = lazyView(
  () => import('./Sessions.tsx'),
  () => <Skeleton shape="block" />,
);

/** Page of open and past sessions; the account layout renders the title. */
export function Component() {
  useEffect(() => track('security_sessions'), []);
  return <Sessions />;
}
