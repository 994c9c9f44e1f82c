import { Skeleton } from '@touchline/ui';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

/** Page to enable two-factor sign-in; the account layout renders the title. */
export const Component = lazyView(
  () => import('./TwoFactorOn.tsx'),
  () => <Skeleton shape="block" />,
);
