import { lazyView } from '../../platform/lazy/lazy.tsx';
import { ChecksSkeleton } from './ChecksSkeleton.tsx';

/** Page with the player's checks; the account layout renders the title. */
export const Component = lazyView(() => import('./Verification.tsx'), ChecksSkeleton);
