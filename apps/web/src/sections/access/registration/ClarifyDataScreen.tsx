import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { FieldsSkeleton } from '../FieldsSkeleton.tsx';

/** Page for missing registration data; the account layout renders the title. */
export const Component = lazyView(() => import('./ClarifyData.tsx'), FieldsSkeleton);
