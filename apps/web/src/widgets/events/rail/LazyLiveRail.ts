import { MatchRailSkeleton } from '@touchline/ui';
import { browserView } from '../../../platform/lazy/lazy.tsx';
import type { LiveRailProps } from './LiveRail.tsx';

// Lazy: only the widest pages have it.
export const LazyLiveRail = browserView<LiveRailProps>(() => import('./LiveRail.tsx'), MatchRailSkeleton);
