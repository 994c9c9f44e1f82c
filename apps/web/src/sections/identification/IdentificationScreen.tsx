import { Skeleton } from '@touchline/ui';
import { Suspense } from 'react';
import { lateView } from '../../platform/parts/lateView.ts';

// Loaded beside what it asks for: a first visit is drawn without it.
const Identification = lateView(() => import('./Identification.tsx'));

/** How a player proves who they are; the account's frame brings the title. */
export function Component() {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <Identification />
    </Suspense>
  );
}
