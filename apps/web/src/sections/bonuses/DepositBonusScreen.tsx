import { lazyView } from '../../platform/lazy/lazy.tsx';
import { BonusesSkeleton } from './BonusesSkeleton.tsx';

/** Page of the bonuses for deposits; the account layout renders the title. */
export const Component = lazyView(
  () => import('./DepositBonus.tsx'),
  () => <BonusesSkeleton />,
);
