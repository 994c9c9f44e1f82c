import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { MomentumSpace } from './MomentumSpace.tsx';
import { TrackerSkeleton } from './TrackerSkeleton.tsx';

// Lazy: only matches in play have them.
export const LazyMomentum = lazyView(() => import('./MatchMomentum.tsx'), MomentumSpace);
export const LazyTracker = lazyView(() => import('./TrackerPanel.tsx'), TrackerSkeleton);
