import { browserView } from '../../../platform/lazy/lazy.tsx';

// Lazy: there is no goal to show before the page is ready.
export const LazyMatchGoal = browserView(() => import('./MatchGoal.tsx'));
