import { useMatch } from '../feed/useFeed.ts';
import { useMatchMinute } from './useMatchMinute.ts';

const NO_CLOCK = {};

/** Minute of a match with a clock, as a `bdi`; empty without one. Renders again every minute. */
export function MatchMinute({ matchId }: { readonly matchId: number }) {
  return (
    <bdi dir="ltr" translate="no">
      {useMatchMinute(useMatch(matchId) ?? NO_CLOCK)}
    </bdi>
  );
}
