import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { FieldsSkeleton } from '../FieldsSkeleton.tsx';

/** Page for adding or changing the player's phone; the account layout renders the title. */
export const Component = lazyView(() => import('./OwnPhone.tsx'), FieldsSkeleton);
