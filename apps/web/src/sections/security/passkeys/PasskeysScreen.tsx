import { Skeleton } from '@touchline/ui';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

/** Page of the player's passkeys; the account layout renders the title. */
export const Component = lazyView(
  () => import('./Passkeys.tsx'),
  () => <Skeleton shape="block" />,
);
