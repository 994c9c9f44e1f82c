import { MatchTrackerSkeleton } from '@touchline/ui';
import { groundOf } from './ground.ts';

/** Placeholder of a tracker. */
export function TrackerSkeleton({ sport }: { readonly sport: string }) {
  return (
    <div aria-busy="true">
      <MatchTrackerSkeleton ground={groundOf(sport)} />
    </div>
  );
}
