import { ButtonLink, Card, EmptyState, SectionTitle, Stack } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useSports } from '../../../features/odds/sports/useSports.ts';
import type { Section } from '../../../platform/links/paths.ts';
import type { PageType } from '@touchline/contract/pages';
import { offeredSections } from '../../../platform/links/offered.ts';
import { isAvailable } from '../../../platform/site/site.ts';
import { sectionOf } from '../../../widgets/events/rules/sectionOf.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { EventList } from '../../../widgets/events/list/EventList.tsx';
import { groupMatches, type MatchGroup } from '../../../widgets/events/rules/groups.ts';
import type { PageTypeData } from './pageTypeData.ts';
import type { PageMatches } from './usePageMatches.ts';

export interface PageMatchListProps {
  readonly type: PageType;
  readonly data: PageTypeData;
  readonly matches: PageMatches;
}

/** Matches of the page, live ones first, or a message if the line has none. */
export function PageMatchList({ type, data, matches: { matches, competitions } }: PageMatchListProps) {
  const { t } = useTranslation('pages');
  const paths = usePaths();
  const { data: sports } = useSports();
  if (matches.some((match) => isAvailable(sectionOf(match))))
    return offeredSections().map((section) => <Part key={section} section={section} matches={matches} />);
  const isFollowed = data.pick === 'followed' || data.pick === 'teams';
  const [competition] = competitions;
  const sport = data.competition?.sport;
  const known = sports?.some(({ slug }) => slug === sport);
  return (
    <Card>
      <EmptyState
        icon={isFollowed ? 'star' : 'calendar'}
        title={isFollowed ? t('none.followed') : t('none.competition', { name: t(`type.${type}.title`) })}
        detail={isFollowed ? t('none.how') : t('none.later')}
        action={
          <ButtonLink
            href={paths.section(
              competition && competition.live > 0 ? 'live' : 'line',
              known ? { sport } : {},
            )}
          >
            {t('toLine')}
          </ButtonLink>
        }
      />
    </Card>
  );
}

function Part({ section, matches }: { readonly section: Section; readonly matches: PageMatches['matches'] }) {
  const { t } = useTranslation('pages');
  const { data: sports } = useSports();
  const names = useNames();
  const paths = usePaths();
  const groups = useMemo(() => {
    const own = matches.filter(({ status }) => (status === 1) === (section === 'line'));
    return groupMatches(own, {
      sports: (sports ?? []).map(({ id }) => id),
      by: section === 'live' ? 'name' : 'kickOff',
    });
  }, [matches, sports, section]);
  if (groups.length === 0) return null;
  const title = t(`part.${section}`);
  const hrefOf = ({ first: { competitionId: id, competition: name } }: MatchGroup, sport: string) =>
    paths.section(section, { sport, competition: { id, name } });
  return (
    <Stack gap="sm">
      <SectionTitle>{title}</SectionTitle>
      <EventList
        groups={groups}
        listTitle={title}
        titleOf={({ first }) => names.competition(first)}
        hrefOf={hrefOf}
      />
    </Stack>
  );
}
