import { ButtonLink, Card, EmptyState, SectionTitle, Stack } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useSports } from '../../../features/odds/sports/useSports.ts';
import type { Section } from '../../../platform/links/paths.ts';
import { offeredSections } from '../../../platform/links/offered.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { EventList } from '../../../widgets/events/list/EventList.tsx';
import { PickedState } from '../../../widgets/events/list/PickedState.tsx';
import type { Picked } from '../../../widgets/events/list/usePicked.ts';
import { groupMatches, type MatchGroup } from '../../../widgets/events/rules/groups.ts';

export interface FavoriteMatchesProps {
  readonly picked: Picked;
  /** Section to show; undefined shows both. */
  readonly section: Section | undefined;
}

/** Matches of the player's favourites, live ones first. */
export function FavoriteMatches({ picked, section }: FavoriteMatchesProps) {
  const { t } = useTranslation('favorites');
  const paths = usePaths();
  const shown = offeredSections().filter((part) => section === undefined || section === part);
  const isAny = picked.matches.some(({ status }) => shown.includes(status === 1 ? 'line' : 'live'));
  return (
    <PickedState picked={picked}>
      {isAny ? (
        shown.map((part) => <Part key={part} section={part} picked={picked} />)
      ) : (
        <Card>
          <EmptyState
            icon="star"
            title={t('noMatches')}
            action={<ButtonLink href={paths.section(section ?? 'line')}>{t('toMatches')}</ButtonLink>}
          />
        </Card>
      )}
    </PickedState>
  );
}

function Part({ section, picked }: { readonly section: Section; readonly picked: Picked }) {
  const { t } = useTranslation('favorites');
  const { data: sports } = useSports();
  const names = useNames();
  const paths = usePaths();
  const groups = useMemo(() => {
    const own = picked.matches.filter(({ status }) => (status === 1) === (section === 'line'));
    const order = {
      sports: (sports ?? []).map(({ id }) => id),
      by: section === 'live' ? 'name' : 'kickOff',
    } as const;
    return groupMatches(own, order);
  }, [picked.matches, sports, section]);
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
