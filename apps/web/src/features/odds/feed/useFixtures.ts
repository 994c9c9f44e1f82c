import type { MatchRecord, Topic } from '@touchline/feed';
import { useMemo } from 'react';
import { book } from '../../../platform/realtime/realtime.ts';
import { useHiddenSports } from '../sports/hiddenSports.ts';
import { useTopicMatches } from './useFeed.ts';

/** Data of a match that doesn't change while it is listed: enough to group, order and link it. */
export type Fixture = Pick<
  MatchRecord,
  | 'id'
  | 'sportId'
  | 'competitionId'
  | 'competition'
  | 'country'
  | 'home'
  | 'away'
  | 'homeId'
  | 'awayId'
  | 'startsAt'
  | 'best'
  | 'media'
  | 'discipline'
>;

/** Status of a match that hasn't started. */
const TO_COME = 1;

/**
 * A topic's matches by kick-off, without sports that the player hides; renders again when one is added, removed or
 * moved, not during play.
 */
export function useFixtures(topic: Topic): readonly Fixture[] {
  const ids = useTopicMatches(topic);
  const { line, live } = useHiddenSports();
  return useMemo(
    () =>
      ids.flatMap((id) => {
        const match = book.match(id);
        return match && !(match.status === TO_COME ? line : live).includes(match.sportId) ? match : [];
      }),
    [ids, line, live],
  );
}
