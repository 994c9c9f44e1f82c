import type { Topic } from '@touchline/feed';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { favorites } from '../../features/favorites/favorites.store.ts';
import { useFixtures } from '../../features/odds/useFixtures.ts';
import { useMinute } from '../../features/odds/useMinute.ts';
import { useTopic } from '../../features/odds/useFeed.ts';
import type { Sport } from '../../features/odds/useSports.ts';
import { settings } from '../../features/settings/settings.store.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';
import { endOfDay } from '../../platform/format/time.ts';
import type { MenuSection } from '../../platform/links/menuSections.ts';
import type { Section } from '../../platform/links/paths.ts';
import { PickedState } from '../../widgets/events/list/PickedState.tsx';
import { TopicState } from '../../widgets/events/list/TopicState.tsx';
import { usePicked } from '../../widgets/events/list/usePicked.ts';
import { passing, timeFilterIn, type TimeFilter } from '../../widgets/events/rules/timeFilter.ts';
import { pickingOf } from './section/picking.ts';
import { SectionFrame } from './section/SectionFrame.tsx';
import { SectionList } from './section/SectionList.tsx';

export interface SectionMatchesProps {
  readonly section: Section;
  readonly menu?: MenuSection | undefined;
  readonly sport?: Sport | undefined;
  readonly competitionId?: number | undefined;
}

interface Filtered extends SectionMatchesProps {
  readonly time: TimeFilter;
}

/** The matches of a section under its head and filters. */
export function SectionMatches(props: SectionMatchesProps) {
  const [query] = useSearchParams();
  const time = props.section === 'line' ? timeFilterIn(query) : 'all';
  // The feed's topic of all sports holds only what starts next; what is picked from all of them is asked for.
  const isPicked = props.menu !== undefined || (props.sport === undefined && time !== 'all');
  return isPicked ? <PickedMatches {...props} time={time} /> : <TopicMatches {...props} time={time} />;
}

function TopicMatches(props: Filtered) {
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

function PickedMatches(props: Filtered) {
  const { section, menu, sport, competitionId, time } = props;
  const minute = useMinute();
  const { items } = useSnapshot(favorites);
  const { timeZone } = useSnapshot(settings);
  const picking = useMemo(
    () =>
      pickingOf(
        { section, sportId: sport?.id, menu, time },
        { now: minute, dayEnds: endOfDay(minute / 1000, timeZone), favorites: items },
      ),
    [section, sport, menu, time, minute, timeZone, items],
  );
  const picked = usePicked(picking, menu === 'recommended' ? pollEvery.top : pollEvery.line);
  const own = useMemo(
    () =>
      picked.matches.filter((match) => competitionId === undefined || match.competitionId === competitionId),
    [picked.matches, competitionId],
  );
  return (
    <SectionFrame {...props} first={own[0]} fixtures={own}>
      <PickedState picked={picked}>
        <SectionList {...props} shown={own} isFiltered={time !== 'all'} />
      </PickedState>
    </SectionFrame>
  );
}
