import { Skeleton } from '@touchline/ui';
import { lazyView } from '../../platform/lazy/lazy.tsx';

/** Page of a new request to the payment consultant. */
export const Component = lazyView(
  () => import('./Create.tsx'),
  () => <Skeleton shape="block" />,
);
