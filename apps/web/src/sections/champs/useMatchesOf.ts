import type { MatchRecord, Topic } from '@touchline/feed';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { book } from '../../platform/realtime/realtime.ts';

const isPlayed = ({ status }: MatchRecord): boolean => status === 2 || status === 3;

/** Matches of several topics that are not over, in play first, then by kick-off; renders when one comes, goes or moves. */
export function useMatchesOf(topics: readonly Topic[]): readonly MatchRecord[] {
  const wanted = topics.join(' ');
  const subscribe = useCallback(
    (changed: () => void) => {
      // The cast: the text is the given topics, joined to be comparable.
      const stops = wanted.split(' ').map((topic) => book.subscribeTopic(topic as Topic, changed));
      return () => stops.forEach((stop) => stop());
    },
    [wanted],
  );
  const ids = useSyncExternalStore(subscribe, () => topics.flatMap((topic) => book.list(topic)).join(' '));
  return useMemo(() => {
    const matches = [...new Set(ids.split(' '))].flatMap((id) => book.match(Number(id)) ?? []);
    return matches
      .filter(({ status }) => status <= 3)
      .toSorted((a, b) => Number(isPlayed(b)) - Number(isPlayed(a)) || a.startsAt - b.startsAt);
  }, [ids]);
}
