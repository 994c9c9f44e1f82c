import { Skeleton } from '@touchline/ui';
import { lateView } from '../../platform/parts/lateView.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

// Loaded in parallel with its data; the first paint doesn't need it.
const TwoFactorOn = lateView(() => import('./TwoFactorOn.tsx'));

/** Page to enable two-factor sign-in; the account layout renders the title. */
export function Component() {
  return (
    <LazyBoundary fallback={<Skeleton shape="block" />}>
      <TwoFactorOn />
    </LazyBoundary>
  );
}
