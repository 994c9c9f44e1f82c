import { Skeleton } from '@touchline/ui';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

/** Page to change the login; the account layout renders the title. */
export const Component = lazyView(
  () => import('./ChangeLogin.tsx'),
  () => <Skeleton shape="block" />,
);
