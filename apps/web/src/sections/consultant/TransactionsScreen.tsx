import { Skeleton } from '@touchline/ui';
import { lazyView } from '../../platform/lazy/lazy.tsx';

/** Page to choose the payment that a request is about. */
export const Component = lazyView(
  () => import('./Transactions.tsx'),
  () => <Skeleton shape="block" />,
);
