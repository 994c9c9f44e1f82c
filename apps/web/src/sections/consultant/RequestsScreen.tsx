import { Skeleton } from '@touchline/ui';
import { lazyView } from '../../platform/lazy/lazy.tsx';

/** Page of the requests to the payment consultant. */
export const Component = lazyView(
  () => import('./Requests.tsx'),
  () => <Skeleton shape="block" />,
);
