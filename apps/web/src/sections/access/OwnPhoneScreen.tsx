import { lateView } from '../../platform/parts/lateView.ts';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

// Loaded in parallel with its data; the first paint doesn't need it.
const OwnPhone = lateView(() => import('./OwnPhone.tsx'));

/** Page for adding or changing the player's phone; the account layout renders the title. */
export function Component() {
  return (
    <LazyBoundary fallback={<FieldsSkeleton />}>
      <OwnPhone />
    </LazyBoundary>
  );
}
