import { Skeleton } from '@touchline/ui';
import { Suspense } from 'react';
import { lateView } from '../../platform/parts/lateView.ts';

// Loaded beside what it asks for: a first visit is drawn without it.
const EmailChange = lateView(() => import('./EmailChange.tsx'));

/** Another e-mail; the account's frame brings the title. */
export function Component() {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <EmailChange />
    </Suspense>
  );
}
