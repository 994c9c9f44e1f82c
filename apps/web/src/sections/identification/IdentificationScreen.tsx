import { Skeleton } from '@touchline/ui';
import { lateView } from '../../platform/parts/lateView.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

// Loaded in parallel with its data; the first paint doesn't need it.
const Identification = lateView(() => import('./Identification.tsx'));

/** Page for identification; the account layout renders the title. */
export function Component() {
  return (
    <LazyBoundary fallback={<Skeleton shape="block" />}>
      <Identification />
    </LazyBoundary>
  );
}
