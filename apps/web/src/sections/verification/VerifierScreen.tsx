import { lazyView } from '../../platform/lazy/lazy.tsx';
import { ChecksSkeleton } from './ChecksSkeleton.tsx';

/** Page on which the player passes a check of a verifier, named by `type` in the address. */
export const Component = lazyView(() => import('./VerifierCheck.tsx'), ChecksSkeleton);
