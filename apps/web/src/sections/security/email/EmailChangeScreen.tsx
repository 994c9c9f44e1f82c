import { Skeleton } from '@touchline/ui';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

/** Page to change the email; the account layout renders the title. */
export const Component = lazyView(
  () => import('./EmailChange.tsx'),
  () => <Skeleton shape="block" />,
);
