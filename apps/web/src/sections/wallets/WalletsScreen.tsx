import { Skeleton } from '@touchline/ui';
import { Suspense } from 'react';
import { lateView } from '../../platform/parts/lateView.ts';

// Loaded in parallel with its data; the first paint doesn't need it.
const Wallets = lateView(() => import('./Wallets.tsx'));

/** Page of the player's accounts; the account layout renders the title. */
export function Component() {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <Wallets />
    </Suspense>
  );
}
