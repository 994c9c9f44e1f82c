import type { MatchRecord, Topic } from '@touchline/feed';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { book } from '../../platform/realtime/realtime.ts';

const isPlayed = ({ status }: MatchRecord): boolean => status === 2 || status === 3;

/**
 * Unfinished matches of several topics, live ones first, then by kick-off; renders again when one is added, removed
 * or moved.
 */
export function useMatchesOf(topics: readonly Topic[]): readonly MatchRecord[] {
  const wanted = topics.join(' ');
  const subscribe = useCallback(
    (changed: () => void) => {
      // Cast: the text is the given topics, joined to be comparable.
      const stops = wanted.split(' ').map((topic) => book.subscribeTopic(topic as Topic, changed));
      return () => stops.forEach((stop) => stop());
    },
    [wanted],
  );
  const read = () => topics.flatMap((topic) => book.list(topic)).join(' ');
  const ids = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => {
    const matches = [...new Set(ids.split(' '))].flatMap((id) => book.match(Number(id)) ?? []);
    return matches
      .filter(({ status }) => status <= 3)
      .toSorted((a, b) => Number(isPlayed(b)) - Number(isPlayed(a)) || a.startsAt - b.startsAt);
  }, [ids]);
}
