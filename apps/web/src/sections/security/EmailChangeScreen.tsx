import { Skeleton } from '@touchline/ui';
import { lateView } from '../../platform/parts/lateView.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

// Loaded in parallel with its data; the first paint doesn't need it.
const EmailChange = lateView(() => import('./EmailChange.tsx'));

/** Page to change the email; the account layout renders the title. */
export function Component() {
  return (
    <LazyBoundary fallback={<Skeleton shape="block" />}>
      <EmailChange />
    </LazyBoundary>
  );
}
