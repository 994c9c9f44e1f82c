import { SectionTitle, SportChipsSkeleton, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useSports } from '../../features/odds/sports/useSports.ts';
import { menuSectionIn, pageLevelOf } from '../../platform/links/menuSections.ts';
import type { Section } from '../../platform/links/paths.ts';
import { idOfSegment } from '../../platform/links/segments.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { EmptyList } from '../../widgets/events/list/lazyEmptyList.ts';
import { TopicState } from '../../widgets/events/list/TopicState.tsx';
import { NotFound } from '../../widgets/events/NotFound.tsx';
import { SectionMatches } from './SectionMatches.tsx';

/** Live or pre-match matches: of all sports or a part of the section, of one sport, or of one competition. */
export function Component() {
  const { sport: slug, champ } = useParams();
  const { pathname } = useLocation();
  const paths = usePaths();
  const { i18n } = useTranslation('sports');
  const names = useNames();
  const { data: sports, error, isFetching, refetch } = useSports();
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
  const isKnown = slug !== undefined && i18n.exists(`sport.${slug}`, { ns: 'sports', nsSeparator: false });
  if (sports && !isKnown) return <NotFound />;
  const status = error ? 'failed' : 'loading';
  return (
    <Stack>
      {isKnown && (
        <SectionTitle level={1}>
          {section === 'live' ? names.liveSport(slug) : names.sport(slug)}
        </SectionTitle>
      )}
      {!sports && section === 'line' && <SportChipsSkeleton />}
      <TopicState
        topic={{
          status: sports ? 'ready' : status,
          error,
          retry: () => void refetch(),
          retrying: isFetching,
        }}
      >
        <EmptyList section={section} />
      </TopicState>
    </Stack>
  );
}
