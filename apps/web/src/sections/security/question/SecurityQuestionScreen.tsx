import { Skeleton } from '@touchline/ui';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

/** Page of the security question; the account layout renders the title. */
export const Component = lazyView(
  () => import('./SecurityQuestion.tsx'),
  () => <Skeleton shape="block" />,
);
