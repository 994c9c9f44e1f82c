import type { Topic } from '@touchline/feed';
import { Stack } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useTopic } from '../../features/odds/useFeed.ts';
import { useFixtures } from '../../features/odds/useFixtures.ts';
import { useMinute } from '../../features/odds/useMinute.ts';
import { useNames } from '../../features/odds/useNames.ts';
import { useSports, type Sport } from '../../features/odds/useSports.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import type { Section } from '../../platform/links/paths.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { EmptyList } from '../../widgets/events/list/EmptyList.tsx';
import { EmptyTime } from '../../widgets/events/list/EmptyTime.tsx';
import { EventList } from '../../widgets/events/list/EventList.tsx';
import { TopicState } from '../../widgets/events/list/TopicState.tsx';
import { groupBy, groupMatches, shortened, type MatchGroup } from '../../widgets/events/rules/groups.ts';
import { startingWithin, timeFilterIn } from '../../widgets/events/rules/timeFilter.ts';
import { CompetitionChips } from './section/CompetitionChips.tsx';
import { SectionHead } from './section/SectionHead.tsx';
import { SportsBar } from './SportsBar.tsx';

export interface SectionMatchesProps {
  readonly section: Section;
  readonly sport?: Sport | undefined;
  readonly competitionId?: number | undefined;
}

/** So many matches of a competition stand on a page of several; its own page has all. */
const PER_COMPETITION = 20;

/** The matches of a section under its head and filters. */
export function SectionMatches({ section, sport, competitionId }: SectionMatchesProps) {
  const { t } = useTranslation('betting');
  const topicName: Topic = sport ? `${section}:${sport.id}` : section;
  const topic = useTopic(topicName);
  const fixtures = useFixtures(topicName);
  const { data: sports } = useSports();
  const names = useNames();
  const format = useFormat();
  const paths = usePaths();
  const time = timeFilterIn(useSearchParams()[0]);
  const minute = useMinute();
  const own = useMemo(
    () => fixtures.filter((match) => competitionId === undefined || match.competitionId === competitionId),
    [fixtures, competitionId],
  );
  const groups = useMemo(() => {
    const shown = section === 'line' ? startingWithin(own, time, minute) : own;
    if (competitionId !== undefined && section === 'line')
      return groupBy(shown, ({ startsAt }) => format.day(startsAt));
    const order = {
      sports: (sports ?? []).map(({ id }) => id),
      by: section === 'live' ? 'name' : 'kickOff',
    } as const;
    const all = groupMatches(shown, order);
    return competitionId === undefined ? shortened(all, PER_COMPETITION) : all;
  }, [own, section, time, minute, competitionId, sports, format]);

  const [first] = own;
  const competition = competitionId !== undefined && first ? names.competition(first) : undefined;
  const sportName = sport && names.sport(sport.slug);
  const sportTitle = section === 'live' && sport ? names.liveSport(sport.slug) : sportName;
  const title = competition ?? sportTitle ?? t(`title.${section}`);
  usePageTitle(title);

  const titleOf = (group: MatchGroup) =>
    competitionId !== undefined && section === 'line' ? group.id : names.competition(group.first);
  const hrefOf = ({ first: { competitionId: id, competition: name } }: MatchGroup, slug: string) =>
    paths.section(section, { sport: slug, competition: { id, name } });

  return (
    <Stack>
      <SportsBar section={section} sport={sport?.slug} />
      <Stack gap="sm">
        <SectionHead section={section} sport={sport} competition={competition} title={title} time={time} />
        {sport && competitionId === undefined && (
          <CompetitionChips section={section} sport={sport.slug} fixtures={fixtures} />
        )}
        <TopicState topic={topic}>
          {groups.length > 0 && (
            <EventList
              level={2}
              groups={groups}
              titleOf={titleOf}
              hrefOf={competitionId === undefined ? hrefOf : undefined}
            />
          )}
          {groups.length === 0 && (own.length > 0 ? <EmptyTime /> : <EmptyList section={section} />)}
        </TopicState>
      </Stack>
    </Stack>
  );
}
