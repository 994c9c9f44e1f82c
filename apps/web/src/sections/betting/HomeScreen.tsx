import { ButtonLink, SectionTitle, Stack } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFixtures } from '../../features/odds/feed/useFixtures.ts';
import { useTopic } from '../../features/odds/feed/useFeed.ts';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useSports } from '../../features/odds/sports/useSports.ts';
import { useSnapshot } from 'valtio/react';
import { settings } from '../../features/settings/settings.store.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';
import type { Section } from '../../platform/links/paths.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { isOffered } from '../../platform/links/offered.ts';
import { isAvailable } from '../../platform/site/site.ts';
import { EmptyList } from '../../widgets/events/list/EmptyList.tsx';
import { ListSkeleton } from '../../widgets/events/list/ListSkeleton.tsx';
import { EventList } from '../../widgets/events/list/EventList.tsx';
import { TopicState } from '../../widgets/events/list/TopicState.tsx';
import { groupMatches, topGroups, type MatchGroup } from '../../widgets/events/rules/groups.ts';
import { SportsBar } from './SportsBar.tsx';
import { useNumber } from '../../platform/format/useNumber.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';

const TopMatches = lazyView(() => import('./home/TopMatches.tsx'));
const LiveBelowTopMatches = lazyView(
  async () => ({ default: (await import('./home/TopMatches.tsx')).WithTopMatches }),
  () => <ListSkeleton kind="sport" />,
);
const TopCompetitions = lazyView(() => import('./home/TopCompetitions.tsx'));

const POLLED = { live: pollEvery.liveHome, line: pollEvery.line } as const;
const LIMITS = { live: { matches: 12, perSport: 4 }, line: { matches: 10, perSport: 4 } } as const;

/** Home page: live matches, upcoming ones, top competitions. */
export function Component() {
  const { t } = useTranslation('betting');
  const isDesk = useIsDesk();
  usePageTitle(undefined);
  const { isBestMatchesOnTop, isAppLightVersion } = useSnapshot(settings);
  // Content below the first screen is rendered later, so that it doesn't delay the first screen.
  const isLater = useTopic('live', POLLED.live).status === 'ready';
  // Cards with crests; not shown in the light version.
  const hasTopMatches = isAppLightVersion === 0;
  const live = isAvailable('live') && <Matches section="live" title={t('home.liveNow')} />;
  return (
    <Stack>
      <SportsBar section={undefined} sport={undefined} />
      {/* Content above the list is rendered together with it, so that the layout doesn't shift. */}
      {hasTopMatches && isBestMatchesOnTop === 1 ? <LiveBelowTopMatches>{live}</LiveBelowTopMatches> : live}
      {hasTopMatches && isBestMatchesOnTop === 0 && isLater && <TopMatches />}
      <ExpressEntry />
      {isAvailable('line') && <Matches section="line" title={t('home.upcoming')} />}
      {/* Wider pages show them in the menu next to the page. */}
      {!isDesk && isLater && <TopCompetitions />}
    </Stack>
  );
}

/** Link to the ready-made expresses, unless the player hides them. */
function ExpressEntry() {
  const { t } = useTranslation('common');
  const paths = usePaths();
  const { isAccumulatorOfTheDay, isLiveAccumulatorOfTheDay } = useSnapshot(settings);
  if (!isOffered(paths.expressDay) || !(isAccumulatorOfTheDay || isLiveAccumulatorOfTheDay)) return null;
  return (
    <ButtonLink href={paths.expressDay} icon="bonus" width="full">
      {t('nav.expressDay')}
    </ButtonLink>
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
      <TopicState topic={topic} skeleton={<ListSkeleton kind="sport" />}>
        {isPending ? (
          // Match rows need the sports; an empty list would shift the content below.
          <ListSkeleton kind="sport" />
        ) : groups.length === 0 ? (
          <EmptyList section={section} />
        ) : (
          <EventList
            groups={groups}
            titleOf={({ first }) => names.competition(first)}
            hrefOf={hrefOf}
            inSection={section}
            isBelow={section === 'line'}
          />
        )}
      </TopicState>
    </Stack>
  );
}
