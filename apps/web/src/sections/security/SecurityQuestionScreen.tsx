import { Skeleton } from '@touchline/ui';
import { Suspense } from 'react';
import { lateView } from '../../platform/parts/lateView.ts';

// Loaded beside what it asks for: a first visit is drawn without it.
const SecurityQuestion = lateView(() => import('./SecurityQuestion.tsx'));

/** A question that only the player can answer; the account's frame brings the title. */
export function Component() {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <SecurityQuestion />
    </Suspense>
  );
}
