import type { MatchRecord, Topic } from '@touchline/feed';
import { useMemo } from 'react';
import { book } from '../../platform/realtime/realtime.ts';
import { useTopicMatches } from './useFeed.ts';

/** What of a match stays as it is while it is listed: enough to group and order lists, and to link to it. */
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

/** A topic's matches by kick-off; renders again when one comes, goes or moves, not when one is played. */
export function useFixtures(topic: Topic): readonly Fixture[] {
  const ids = useTopicMatches(topic);
  return useMemo(() => ids.flatMap((id) => book.match(id) ?? []), [ids]);
}
