import type { Topic } from '@touchline/feed';
import { useMemo, type ReactNode } from 'react';
import { useTopic, useTopics } from '../../features/odds/feed/useFeed.ts';
import { useNames } from '../../features/odds/names/useNames.ts';
import type { Fixture } from '../../features/odds/feed/useFixtures.ts';
import { EventList } from '../../widgets/events/list/EventList.tsx';
import { TopicState } from '../../widgets/events/list/TopicState.tsx';
import { useMatchesOf } from './useMatchesOf.ts';
import { groupBy, type MatchGroup } from '../../widgets/events/rules/groups.ts';
import { useFormat } from '../../features/settings/useFormat.ts';

export interface MatchesOfProps {
  /** Championships to subscribe to; at least one. */
  readonly competitions: readonly { readonly id: number }[];
  /** Filter for matches. */
  readonly only?: ((match: Fixture) => boolean) | undefined;
  /** Maximum number of matches. */
  readonly most?: number | undefined;
  /** True to group by day instead of by championship. */
  readonly byDay?: boolean | undefined;
  /** Title above the list, where the page has another one. */
  readonly title?: string | undefined;
  readonly empty: ReactNode;
}

const ALL = (): boolean => true;

/** The page of a championship names it. */
const placeOfPage = (): undefined => undefined;

/** Matches of championships with live prices, live ones first, then by kick-off. */
export function MatchesOf({ competitions, only = ALL, most, byDay = false, title, empty }: MatchesOfProps) {
  const names = useNames();
  const format = useFormat();
  const [first = 'line', ...others] = competitions.map(({ id }): Topic => `competition:${id}`);
  const topic = useTopic(first);
  useTopics(others);
  const fixtures = useMatchesOf([first, ...others]);
  const groups = useMemo(() => {
    const shown = fixtures.filter(only).slice(0, most);
    if (byDay) return groupBy(shown, ({ startsAt }) => format.day(startsAt));
    return groupBy(shown, ({ competitionId }) => String(competitionId));
  }, [fixtures, only, most, byDay, format]);
  const titleOf = (group: MatchGroup) => (byDay ? group.id : names.competition(group.first));
  return (
    <TopicState topic={topic}>
      {groups.length > 0 ? (
        <EventList
          groups={groups}
          listTitle={title}
          titleOf={titleOf}
          placeOf={others.length === 0 ? placeOfPage : undefined}
        />
      ) : (
        empty
      )}
    </TopicState>
  );
}
