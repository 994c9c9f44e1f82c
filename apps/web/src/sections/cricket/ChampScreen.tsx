import { Card, CompetitionCardSkeleton, EmptyState, FilterChips, SectionTitle, Stack } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useTopics } from '../../features/odds/feed/useFeed.ts';
import { useFixtures } from '../../features/odds/feed/useFixtures.ts';
import { useNames } from '../../features/odds/names/useNames.ts';
import { idOfSegment } from '../../platform/links/segments.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { NotFound } from '../../widgets/events/NotFound.tsx';
import { useCompetitions, useLeaders } from './cricket.api.ts';
import { CRICKET } from './cricket.ts';
import { ChampResults } from './parts/ChampResults.tsx';
import { CricketMatches } from './parts/CricketMatches.tsx';
import { CricketPage } from './parts/CricketPage.tsx';
import { Batters, Bowlers, TeamTable } from './parts/Ranking.tsx';
import { Since } from './parts/Since.tsx';

const views = ['matches', 'table', 'players', 'results'] as const;
type View = (typeof views)[number];

/** Competition page: its matches, table, players and results, as chosen in the address. */
export function Component() {
  const id = idOfSegment(useParams()['champ']);
  return id === undefined ? <NotFound /> : <Champ key={id} id={id} />;
}

function Champ({ id }: { readonly id: number }) {
  const { t } = useTranslation('cricket');
  const [query, setQuery] = useSearchParams();
  const title = useChampName(id);
  const view: View = views.find((one) => one === query.get('view')) ?? 'matches';
  return (
    <CricketPage title={title}>
      <FilterChips
        label={t('champ.views')}
        value={view}
        options={views.map((value) => ({ value, label: t(`champ.${value}`) }))}
        onValueChange={(next) =>
          setQuery(next === 'matches' ? {} : { view: next }, { replace: true, preventScrollReset: true })
        }
      />
      {view === 'matches' && <Matches id={id} />}
      {view === 'results' && <ChampResults id={id} />}
      {(view === 'table' || view === 'players') && <Figures id={id} view={view} />}
    </CricketPage>
  );
}

/** Name of a competition from whichever is loaded first: the line's competitions, its matches, the records. */
function useChampName(id: number): string | undefined {
  const names = useNames();
  const { data: competitions } = useCompetitions();
  const { data: leaders } = useLeaders(id);
  const live = useFixtures(`live:${CRICKET.id}`);
  const listed = competitions?.find((one) => one.id === id);
  const recorded = leaders?.teams[0]?.competition;
  const played = live.find(({ competitionId }) => competitionId === id);
  const known = listed ?? recorded ?? (played && { country: played.country, name: played.competition });
  return known && names.competition({ country: known.country, competition: known.name });
}

function Matches({ id }: { readonly id: number }) {
  const { t } = useTranslation('cricket');
  useTopics([`live:${CRICKET.id}`, `line:${CRICKET.id}`]);
  const live = useFixtures(`live:${CRICKET.id}`).some(({ competitionId }) => competitionId === id);
  return (
    <>
      {live && <Part section="live" id={id} />}
      <Part
        section="line"
        id={id}
        empty={
          live ? undefined : (
            <Card>
              <EmptyState icon="calendar" title={t('champ.noMatches')} />
            </Card>
          )
        }
      />
    </>
  );
}

interface PartProps {
  readonly section: 'live' | 'line';
  readonly id: number;
  readonly empty?: ReactNode;
}

function Part({ section, id, empty }: PartProps) {
  const { t } = useTranslation('cricket');
  const title = t(`section.${section}`);
  return (
    <Stack gap="sm">
      <SectionTitle>{title}</SectionTitle>
      <CricketMatches
        section={section}
        only={({ competitionId }) => competitionId === id}
        title={title}
        empty={empty}
      />
    </Stack>
  );
}

function Figures({ id, view }: { readonly id: number; readonly view: 'table' | 'players' }) {
  const { t } = useTranslation('cricket');
  return (
    <Answered query={useLeaders(id)} skeleton={<CompetitionCardSkeleton rows={3} />} failed={t('failed')}>
      {({ since, teams, batters, bowlers }) => (
        <Stack>
          {view === 'table' && <TeamTable label={t('champ.table')} teams={teams} />}
          {view === 'players' && (
            <>
              <Stack gap="sm">
                <SectionTitle>{t('home.batters')}</SectionTitle>
                <Batters label={t('home.batters')} players={batters} />
              </Stack>
              <Stack gap="sm">
                <SectionTitle>{t('home.bowlers')}</SectionTitle>
                <Bowlers label={t('home.bowlers')} players={bowlers} />
              </Stack>
            </>
          )}
          <Since since={since} />
        </Stack>
      )}
    </Answered>
  );
}
