import { Suspense } from 'react';
import { lateView } from '../../platform/parts/lateView.ts';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';

// Loaded beside what it asks for: a first visit is drawn without it.
const ClarifyData = lateView(() => import('./ClarifyData.tsx'));

/** What the registration left out; the account's frame brings the title. */
export function Component() {
  return (
    <Suspense fallback={<FieldsSkeleton />}>
      <ClarifyData />
    </Suspense>
  );
}
