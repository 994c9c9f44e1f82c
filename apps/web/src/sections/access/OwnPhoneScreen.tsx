import { Suspense } from 'react';
import { lateView } from '../../platform/parts/lateView.ts';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';

// Loaded beside what it asks for: a first visit is drawn without it.
const OwnPhone = lateView(() => import('./OwnPhone.tsx'));

/** The player's phone, added or changed; the account's frame brings the title. */
export function Component() {
  return (
    <Suspense fallback={<FieldsSkeleton />}>
      <OwnPhone />
    </Suspense>
  );
}
