import { Skeleton } from '@touchline/ui';
import { lazyView } from '../../platform/lazy/lazy.tsx';

/** Page for identification; the account layout renders the title. */
export const Component = lazyView(
  () => import('./Identification.tsx'),
  () => <Skeleton shape="block" />,
);
