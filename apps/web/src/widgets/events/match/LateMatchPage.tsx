import type { MatchPageProps } from './MatchPage.tsx';
import { MatchSkeleton } from './MatchSkeleton.tsx';
import { lateView } from '../../../platform/parts/lateView.ts';
import { LazyBoundary } from '../../../platform/parts/LazyBoundary.tsx';

const MatchPage = lateView(async () => ({ default: (await import('./MatchPage.tsx')).MatchPage }));

/** Lazy match page, for sections whose other pages don't need its code. */
export function LateMatchPage(props: MatchPageProps) {
  return (
    <LazyBoundary fallback={<MatchSkeleton />}>
      <MatchPage {...props} />
    </LazyBoundary>
  );
}
