import { lateView } from '../../platform/parts/lateView.ts';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

// Loaded in parallel with its data; the first paint doesn't need it.
const ClarifyData = lateView(() => import('./ClarifyData.tsx'));

/** Page for missing registration data; the account layout renders the title. */
export function Component() {
  return (
    <LazyBoundary fallback={<FieldsSkeleton />}>
      <ClarifyData />
    </LazyBoundary>
  );
}
