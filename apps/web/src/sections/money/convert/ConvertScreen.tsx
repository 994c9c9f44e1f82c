import { Skeleton } from '@touchline/ui';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

/** Page to transfer an account whose currency the site gives up; the account layout renders the title. */
export const Component = lazyView(
  () => import('./Convert.tsx'),
  () => <Skeleton shape="block" />,
);
