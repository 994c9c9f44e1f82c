import { MomentumChartSkeleton } from '@touchline/ui';
import { useColumnCount } from '../match/useColumnCount.ts';

/** Height of a match's momentum while it is loading. */
export function MomentumSpace() {
  return useColumnCount() === 3 ? (
    <MomentumChartSkeleton size="wide" minutes />
  ) : (
    <MomentumChartSkeleton action />
  );
}
