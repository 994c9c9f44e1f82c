import { Suspense } from 'react';
import { lateView } from '../../platform/parts/lateView.ts';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';

const PhoneActivation = lateView(() => import('./PhoneActivation.tsx'));

/** Page for activating the phone of the profile; the account layout renders the title. */
export function Component() {
  return (
    <Suspense fallback={<FieldsSkeleton />}>
      <PhoneActivation />
    </Suspense>
  );
}
