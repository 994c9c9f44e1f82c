import { lateView } from '../../platform/parts/lateView.ts';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

const PhoneActivation = lateView(() => import('./PhoneActivation.tsx'));

/** Page for activating the phone of the profile; the account layout renders the title. */
export function Component() {
  return (
    <LazyBoundary fallback={<FieldsSkeleton />}>
      <PhoneActivation />
    </LazyBoundary>
  );
}
