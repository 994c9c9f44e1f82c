import { Suspense } from 'react';
import { lateView } from '../../platform/parts/lateView.ts';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';

const PhoneActivation = lateView(() => import('./PhoneActivation.tsx'));

/** Proves by a code that the phone of the profile is the player's; the account's frame brings the title. */
export function Component() {
  return (
    <Suspense fallback={<FieldsSkeleton />}>
      <PhoneActivation />
    </Suspense>
  );
}
