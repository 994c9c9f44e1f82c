import { Suspense } from 'react';
import { lateView } from '../../platform/parts/lateView.ts';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';

// Loaded in parallel with its data; the first paint doesn't need it.
const ClarifyData = lateView(() => import('./ClarifyData.tsx'));

/** Page for missing registration data; the account layout renders the title. */
export function Component() {
  return (
    <Suspense fallback={<FieldsSkeleton />}>
      <ClarifyData />
    </Suspense>
  );
}
