import { MatchSkeleton } from './MatchSkeleton.tsx';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

/** Lazy match page, for sections whose other pages don't need its code. */
export const LazyMatchPage = lazyView(
  async () => ({ default: (await import('./MatchPage.tsx')).MatchPage }),
  MatchSkeleton,
);
