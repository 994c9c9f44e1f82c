import { Skeleton } from '@touchline/ui';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

/** Page that signs in another device; the account layout renders the title. */
export const Component = lazyView(
  () => import('./AuthQr.tsx'),
  () => <Skeleton shape="block" />,
);
