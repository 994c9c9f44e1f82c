import type { Topic } from '@touchline/feed';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useFixtures } from '../../features/odds/feed/useFixtures.ts';
import { useMinute } from '../../features/odds/clock/useMinute.ts';
import { useTopic } from '../../features/odds/feed/useFeed.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { ListSkeleton } from '../../widgets/events/list/ListSkeleton.tsx';
import { TopicState } from '../../widgets/events/list/TopicState.tsx';
import { passing, timeFilterIn } from '../../widgets/events/rules/timeFilter.ts';
import { SectionFrame, type FilteredSection } from './section/SectionFrame.tsx';
import { SectionList } from './section/SectionList.tsx';

const PickedMatches = lazyView(
  () => import('./section/PickedMatches.tsx'),
  () => <ListSkeleton />,
);

/** Matches of a section below its header and filters. */
export function SectionMatches(props: Omit<FilteredSection, 'time'>) {
  const [query] = useSearchParams();
  const time = props.section === 'line' ? timeFilterIn(query) : 'all';
  // The feed's topic of all sports has only the next matches; selections from all of them are requested over HTTP.
  const isPicked = props.menu !== undefined || (props.sport === undefined && time !== 'all');
  if (!isPicked) return <TopicMatches {...props} time={time} />;
  return <PickedMatches {...props} time={time} />;
}

function TopicMatches(props: FilteredSection) {
  const { section, sport, competitionId, time } = props;
  const topicName: Topic = sport ? `${section}:${sport.id}` : section;
  const topic = useTopic(topicName, section === 'live' ? pollEvery.liveList : pollEvery.line);
  const fixtures = useFixtures(topicName);
  const minute = useMinute();
  const own = useMemo(
    () => fixtures.filter((match) => competitionId === undefined || match.competitionId === competitionId),
    [fixtures, competitionId],
  );
  const shown = useMemo(() => passing(own, time, minute), [own, time, minute]);
  return (
    <SectionFrame {...props} first={own[0]} fixtures={fixtures}>
      <TopicState topic={topic}>
        <SectionList {...props} shown={shown} isFiltered={own.length > 0} />
      </TopicState>
    </SectionFrame>
  );
}
