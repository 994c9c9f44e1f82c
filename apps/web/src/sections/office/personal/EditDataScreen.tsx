import { Skeleton } from '@touchline/ui';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

/** Page to change personal data; the account layout renders the title. */
export const Component = lazyView(
  () => import('./EditData.tsx'),
  () => <Skeleton shape="block" />,
);
