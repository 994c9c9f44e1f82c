import { InboxSkeleton } from '@touchline/ui';
import { lazyView } from '../../platform/lazy/lazy.tsx';

/** Inbox of the player. */
export const Component = lazyView(() => import('./messages/Messages.tsx'), InboxSkeleton);
