import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { FieldsSkeleton } from '../FieldsSkeleton.tsx';

/** Page for activating the phone of the profile; the account layout renders the title. */
export const Component = lazyView(() => import('./PhoneActivation.tsx'), FieldsSkeleton);
