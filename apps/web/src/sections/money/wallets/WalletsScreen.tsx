import { Skeleton } from '@touchline/ui';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

/** Page of the player's accounts; the account layout renders the title. */
export const Component = lazyView(
  () => import('./Wallets.tsx'),
  () => <Skeleton shape="block" />,
);
