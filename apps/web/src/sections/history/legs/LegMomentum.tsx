import { useQuery } from '@tanstack/react-query';
import type { MatchRecord } from '@touchline/feed';
import { MomentumChart } from '@touchline/ui';
import { sportSlug } from '../../../features/odds/sports/sportSlugs.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { useIsOnScreen } from '../../../platform/page/useIsOnScreen.ts';
import { trackersQuery } from '../../../widgets/events/tracker/tracker.api.ts';
import { useMomentum } from '../../../widgets/events/tracker/useMomentum.ts';

export interface LegMomentumProps {
  readonly match: MatchRecord;
  /** Matches whose momentum is requested in the same call, this one included. */
  readonly matchIds: readonly number[];
}

/** Momentum of a leg's match, requested once it is on the screen. */
export default function LegMomentum({ match, matchIds }: LegMomentumProps) {
  const [ref, isOnScreen] = useIsOnScreen();
  const hasBundle = useLazyBundle('tracker');
  const { data } = useQuery({ ...trackersQuery(matchIds), enabled: isOnScreen });
  const sport = sportSlug(match.sportId);
  const tracker = data?.trackers.find(({ matchId }) => matchId === match.id);
  const { minutes: _minutes, ...momentum } = useMomentum(match, sport, tracker);
  return <div ref={ref}>{hasBundle && <MomentumChart {...momentum} size="hero" />}</div>;
}
