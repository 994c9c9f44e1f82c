import { ButtonLink, Card, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSports } from '../../../features/odds/sports/useSports.ts';
import type { PageType } from '@touchline/contract/pages';
import { offeredSections } from '../../../platform/links/offered.ts';
import { isAvailable } from '../../../platform/site/site.ts';
import { sectionOf } from '../../../widgets/events/rules/sectionOf.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { SectionPart } from '../SectionPart.tsx';
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
    return offeredSections().map((section) => (
      <SectionPart key={section} section={section} title={t(`part.${section}`)} matches={matches} />
    ));
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
