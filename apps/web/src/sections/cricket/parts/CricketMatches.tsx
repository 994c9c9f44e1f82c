import { useMemo, type ReactNode } from 'react';
import { useTopic } from '../../../features/odds/feed/useFeed.ts';
import { useFixtures, type Fixture } from '../../../features/odds/feed/useFixtures.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import type { Section } from '../../../platform/links/paths.ts';
import { EventList } from '../../../widgets/events/list/EventList.tsx';
import { NoMatches } from '../../../widgets/events/list/NoMatches.tsx';
import { TopicState } from '../../../widgets/events/list/TopicState.tsx';
import { groupMatches } from '../../../widgets/events/rules/groups.ts';
import { CRICKET, useCricketPaths } from '../cricket.ts';

export interface CricketMatchesProps {
  readonly section: Section;
  /** Filter for matches; all if omitted. */
  readonly only?: ((fixture: Fixture) => boolean) | undefined;
  /** Maximum number of matches. */
  readonly most?: number | undefined;
  readonly level?: 2 | 3 | undefined;
  /** Title above the list, where the page has another one. */
  readonly title?: string | undefined;
  /** Empty state; null renders nothing. */
  readonly empty?: ReactNode;
}

/** Live or pre-match matches of cricket, by competition. */
export function CricketMatches({ section, only, most, level, title, empty }: CricketMatchesProps) {
  const topicName = `${section}:${CRICKET.id}` as const;
  const topic = useTopic(topicName);
  const fixtures = useFixtures(topicName);
  const names = useNames();
  const paths = useCricketPaths();
  const groups = useMemo(() => {
    const shown = (only ? fixtures.filter(only) : fixtures).slice(0, most);
    return groupMatches(shown, { sports: [], by: section === 'live' ? 'name' : 'kickOff' });
  }, [fixtures, only, most, section]);
  return (
    <TopicState topic={topic}>
      {groups.length > 0 ? (
        <EventList
          level={level}
          listTitle={title}
          groups={groups}
          titleOf={({ first }) => names.competition(first)}
          hrefOf={({ first: { competitionId: id, competition: name } }) => paths.champ({ id, name })}
        />
      ) : empty === undefined ? (
        <NoMatches section={section} />
      ) : (
        empty
      )}
    </TopicState>
  );
}
