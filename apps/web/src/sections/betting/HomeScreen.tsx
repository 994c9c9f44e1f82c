import { SectionTitle, Stack } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFixtures } from '../../features/odds/feed/useFixtures.ts';
import { useTopic } from '../../features/odds/feed/useFeed.ts';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useSports } from '../../features/odds/sports/useSports.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';
import type { Section } from '../../platform/links/paths.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { EmptyList } from '../../widgets/events/list/lazyEmptyList.ts';
import { ListSkeleton } from '../../widgets/events/list/ListSkeleton.tsx';
import { EventList } from '../../widgets/events/list/EventList.tsx';
import { TopicState } from '../../widgets/events/list/TopicState.tsx';
import { groupMatches, topGroups, type MatchGroup } from '../../widgets/events/rules/groups.ts';
import type { HomePartsProps } from './home/HomeParts.tsx';
import { useNumber } from '../../platform/format/useNumber.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';

/** The parts of the page in the site's order. The lists are part of the first script, as those of the sections. */
const HomeParts = lazyView<HomePartsProps>(
  () => import('./home/HomeParts.tsx'),
  () => <ListSkeleton />,
);

const POLLED = { live: pollEvery.liveHome, line: pollEvery.line } as const;
const LIMITS = { live: { matches: 12, perSport: 4 }, line: { matches: 10, perSport: 4 } } as const;

/** Home page: a featured match, live matches, upcoming ones, and links, in the site's order. */
export function Component() {
  const { t } = useTranslation('betting');
  usePageTitle(undefined);
  return (
    <Stack>
      <HomeParts
        live={<Matches section="live" title={t('home.liveNow')} />}
        upcoming={<Matches section="line" title={t('home.upcoming')} />}
      />
    </Stack>
  );
}

function Matches({ section, title }: { readonly section: Section; readonly title: string }) {
  const { t } = useTranslation('betting');
  const topic = useTopic(section, POLLED[section]);
  const fixtures = useFixtures(section);
  const { data: sports, isPending } = useSports();
  const names = useNames();
  const paths = usePaths();
  const number = useNumber();
  const groups = useMemo(() => {
    const order = {
      sports: (sports ?? []).map(({ id }) => id),
      by: section === 'live' ? 'name' : 'kickOff',
    } as const;
    return topGroups(groupMatches(fixtures, order), LIMITS[section]);
  }, [fixtures, sports, section]);
  // No number is shown until the sports are loaded.
  const count = sports?.reduce((sum, sport) => sum + sport[section], 0);
  const hrefOf = ({ first }: MatchGroup, sport: string) =>
    paths.section(section, { sport, competition: { id: first.competitionId, name: first.competition } });
  return (
    <Stack gap="sm">
      <SectionTitle
        allLabel={count === undefined ? undefined : t('all', { number: number(count) })}
        allHref={paths.section(section)}
      >
        {title}
      </SectionTitle>
      <TopicState topic={topic}>
        {isPending ? (
          // Match rows need the sports; an empty list would shift the content below.
          <ListSkeleton />
        ) : groups.length === 0 ? (
          <EmptyList section={section} />
        ) : (
          <EventList
            groups={groups}
            titleOf={({ first }) => names.competition(first)}
            hrefOf={hrefOf}
            listTitle={title}
            inSection={section}
            topic={section}
            start={section === 'live' ? 'middle' : 'below'}
          />
        )}
      </TopicState>
    </Stack>
  );
}
