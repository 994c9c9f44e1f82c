import { ErrorState, SectionTitle, SportChipsSkeleton, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { useNames } from '../../features/odds/useNames.ts';
import { useSports } from '../../features/odds/useSports.ts';
import { useApiWords } from '../../platform/api/useApiWords.ts';
import { useWord } from '../../platform/i18n/useWord.ts';
import { menuSectionIn, pageLevelOf } from '../../platform/links/menuSections.ts';
import type { Section } from '../../platform/links/paths.ts';
import { idOfSegment } from '../../platform/links/segments.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { EmptyList } from '../../widgets/events/list/EmptyList.tsx';
import { ListSkeleton } from '../../widgets/events/list/ListSkeleton.tsx';
import { NotFound } from '../../widgets/events/NotFound.tsx';
import { SectionMatches } from './SectionMatches.tsx';
import { SportsBar } from './SportsBar.tsx';

/** Live or pre-match matches: of all sports or a part of the section, of one sport, or of one competition. */
export function Component() {
  const { sport: slug, champ } = useParams();
  const { pathname } = useLocation();
  const paths = usePaths();
  const word = useWord();
  const names = useNames();
  const { data: sports } = useSports();
  const section: Section = pathname.startsWith(paths.section('live')) ? 'live' : 'line';
  const menu = menuSectionIn(section, pathname);
  const level = pageLevelOf({ sport: slug, champ });
  const competitionId = idOfSegment(champ);
  if (level === 'championship' && competitionId === undefined) return <NotFound />;
  const key = `${section} ${menu ?? ''}`;
  if (level === 'section') return <SectionMatches key={key} section={section} menu={menu} />;
  const sport = sports?.find((known) => known.slug === slug);
  if (sport) return <SectionMatches key={key} {...{ section, menu, sport, competitionId }} />;
  // A sport with translations but without matches exists and is empty.
  const isKnown = word('sports', `sport.${slug}`) !== undefined;
  if (sports && !isKnown) return <NotFound />;
  return (
    <Stack>
      <SportsBar section={section} sport={slug} />
      {slug !== undefined && isKnown && (
        <SectionTitle level={1}>
          {section === 'live' ? names.liveSport(slug) : names.sport(slug)}
        </SectionTitle>
      )}
      {!sports && section === 'line' && <SportChipsSkeleton />}
      {sports ? <EmptyList section={section} /> : <SportsOnTheirWay />}
    </Stack>
  );
}

/** Placeholder of a sport's page until the sports are loaded. */
function SportsOnTheirWay() {
  const { t } = useTranslation(['betting', 'common']);
  const say = useApiWords();
  const { error, isFetching, refetch } = useSports();
  if (!error) return <ListSkeleton />;
  return (
    <ErrorState
      title={t('failed')}
      detail={say(error)}
      retryLabel={t('common:actions.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
