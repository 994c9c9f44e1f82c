import { Card, ChipLink, ChipRow, EmptyState, ParticipantHeader, SectionTitle, Stack } from '@touchline/ui';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Favorite } from '../../../features/favorites/favorites.types.ts';
import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useEventPaths } from '../../../platform/links/useEventPaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { useStar } from '../../../widgets/events/list/useStar.ts';
import { FormView } from '../../../widgets/results/FormView.tsx';
import { recordOf } from '../../../widgets/results/outcome.ts';
import { ResultCards } from '../../../widgets/results/ResultCards.tsx';
import { useSportSlug } from '../../../widgets/results/useSportSlug.ts';
import type { TeamData } from '../champ.types.ts';
import { MatchesOf } from '../MatchesOf.tsx';
import { NoMatches } from '../NoMatches.tsx';
import { PageBreadcrumbs } from '../PageBreadcrumbs.tsx';

/** Tabs of a team's page; the first one has no segment of its own. */
export const teamViews = ['home', 'results'] as const;
export type TeamView = (typeof teamViews)[number];

export interface TeamPageProps {
  readonly data: TeamData;
  readonly view: TeamView;
}

const LAST = 5;

/** Header and one tab of a team's page. */
export function TeamPage({ data, view }: TeamPageProps) {
  const { t } = useTranslation('events');
  const paths = useEventPaths();
  const { team, competitions, results } = data;
  usePageTitle(team.name);
  const plays = useCallback(
    ({ homeId, awayId }: Fixture) => homeId === team.id || awayId === team.id,
    [team.id],
  );
  return (
    <Stack>
      <TeamHead data={data} />
      <ChipRow label={t('team.views')}>
        <ChipLink href={paths.team(team)} selected={view === 'home'}>
          {t('team.overview')}
        </ChipLink>
        <ChipLink href={paths.teamResults(team)} selected={view === 'results'}>
          {t('team.results')}
        </ChipLink>
      </ChipRow>
      {view === 'home' && (
        <Stack gap="sm">
          <SectionTitle level={2}>{t('team.next')}</SectionTitle>
          <MatchesOf competitions={competitions} only={plays} title={t('team.next')} empty={<NoMatches />} />
        </Stack>
      )}
      <Stack gap="sm">
        {view === 'home' && (
          <SectionTitle
            level={2}
            allLabel={t('team.results')}
            allHref={results.length > LAST ? paths.teamResults(team) : undefined}
          >
            {t('team.last')}
          </SectionTitle>
        )}
        {results.length > 0 ? (
          <ResultCards results={view === 'home' ? results.slice(0, LAST) : results} />
        ) : (
          <Card>
            <EmptyState icon="history" title={t('team.noLast')} />
          </Card>
        )}
      </Stack>
    </Stack>
  );
}

function TeamHead({ data: { team, competitions, results } }: Pick<TeamPageProps, 'data'>) {
  const { t } = useTranslation('events');
  const names = useNames();
  const paths = useEventPaths();
  const slug = useSportSlug()(team.sportId);
  const place = competitions[0]?.name;
  const star = useStar(
    useMemo(
      (): Favorite => ({
        kind: 'team',
        id: team.id,
        sportId: team.sportId,
        name: team.name,
        ...(place === undefined ? {} : { place }),
      }),
      [team.id, team.sportId, team.name, place],
    ),
  );
  const { won, drawn, lost } = recordOf(results, team.id);
  const record = drawn > 0 ? [won, drawn, lost] : [won, lost];
  const details = [
    { id: 'plays', label: t('team.plays'), value: competitions.map(({ name }) => name).join(', ') },
    {
      id: 'record',
      label: t(drawn > 0 ? 'team.record' : 'team.recordTwo'),
      value: `\u2066${record.join(' – ')}\u2069`,
    },
  ];
  return (
    <Stack gap="sm">
      <PageBreadcrumbs
        crumbs={[
          ...(slug === '' ? [] : [{ label: names.sport(slug), href: paths.champs(slug) }]),
          ...(competitions[0] ? [{ label: competitions[0].name, href: paths.champ(competitions[0]) }] : []),
          { label: team.name },
        ]}
      />
      <ParticipantHeader
        name={team.name}
        image={team.crest}
        sport={slug}
        detail={names.competition({ country: team.country, competition: names.sport(slug) })}
        details={won + drawn + lost > 0 ? details : details.slice(0, 1)}
        form={<FormView teamId={team.id} name={team.name} results={results} />}
        {...star}
      />
    </Stack>
  );
}
