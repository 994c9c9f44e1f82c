import { Skeleton } from '@touchline/ui';
import { Suspense } from 'react';
import { lateView } from '../../platform/parts/lateView.ts';

// Loaded in parallel with its data; the first paint doesn't need it.
const TwoFactorOn = lateView(() => import('./TwoFactorOn.tsx'));

/** Page to enable two-factor sign-in; the account layout renders the title. */
export function Component() {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <TwoFactorOn />
    </Suspense>
  );
}
