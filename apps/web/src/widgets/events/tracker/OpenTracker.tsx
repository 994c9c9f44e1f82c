import type { MatchRecord } from '@touchline/feed';
import { useColumnCount } from '../match/useColumnCount.ts';
import { LazyTracker } from './LazyTracker.ts';
import { hasTracker } from './trackerSports.ts';
import { useTrackerView } from './useTrackerView.ts';

export interface OpenTrackerProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
}

/** Tracker below the scoreboard, if the player has opened it. Wide pages have it in a column instead. */
export function OpenTracker({ match, sport }: OpenTrackerProps) {
  const { isOpen, open } = useTrackerView();
  const isVast = useColumnCount() === 3;
  if (!isOpen || isVast || !hasTracker(match, sport)) return null;
  return <LazyTracker match={match} sport={sport} onClose={() => open(false)} />;
}
