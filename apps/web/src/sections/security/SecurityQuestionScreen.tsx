import { Skeleton } from '@touchline/ui';
import { Suspense } from 'react';
import { lateView } from '../../platform/parts/lateView.ts';

// Loaded in parallel with its data; the first paint doesn't need it.
const SecurityQuestion = lateView(() => import('./SecurityQuestion.tsx'));

/** Page of the security question; the account layout renders the title. */
export function Component() {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <SecurityQuestion />
    </Suspense>
  );
}
