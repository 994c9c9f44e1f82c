import { CompetitionCardSkeleton, Grid, SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { useLeaders, type Leaders } from './cricket.api.ts';
import { useCricketPaths } from './cricket.ts';
import { CompetitionTiles } from './parts/CompetitionTiles.tsx';
import { CricketMatches } from './parts/CricketMatches.tsx';
import { CricketPage } from './parts/CricketPage.tsx';
import { Since } from './parts/Since.tsx';
import { Batters, Bowlers, TeamTable } from './parts/Ranking.tsx';

const NEXT = 6;
const RANKED = 5;

/** Home page of cricket: live and upcoming matches, competitions, and the best players. */
export function Component() {
  const { t } = useTranslation('cricket');
  const paths = useCricketPaths();
  const leaders = useLeaders();
  return (
    <CricketPage title={t('nav.home')} headed={false}>
      <Live />
      <Stack gap="sm">
        <SectionTitle allLabel={t('home.all')} allHref={`${paths.allEvents}?section=line`}>
          {t('home.next')}
        </SectionTitle>
        <CricketMatches section="line" most={NEXT} title={t('home.next')} />
      </Stack>
      <Stack gap="sm">
        <SectionTitle allLabel={t('home.all')} allHref={paths.allChamps}>
          {t('home.competitions')}
        </SectionTitle>
        <CompetitionTiles />
      </Stack>
      <Answered query={leaders} skeleton={<CompetitionCardSkeleton rows={3} />} failed={t('failed')}>
        {(data) => <Best leaders={data} />}
      </Answered>
    </CricketPage>
  );
}

/** Live matches with their prices. */
function Live() {
  const { t } = useTranslation('cricket');
  const paths = useCricketPaths();
  return (
    <Stack>
      <SectionTitle level={1} allLabel={t('home.all')} allHref={paths.allEvents}>
        {t('home.live')}
      </SectionTitle>
      <CricketMatches section="live" level={2} title={t('home.live')} />
    </Stack>
  );
}

function Best({ leaders: { since, batters, bowlers, teams } }: { readonly leaders: Leaders }) {
  const { t } = useTranslation('cricket');
  const isDesk = useIsDesk();
  return (
    <>
      <Grid columns={isDesk ? 'two' : 'one'} gap="md">
        <Stack gap="sm">
          <SectionTitle>{t('home.batters')}</SectionTitle>
          <Batters label={t('home.batters')} players={batters.slice(0, RANKED)} />
        </Stack>
        <Stack gap="sm">
          <SectionTitle>{t('home.bowlers')}</SectionTitle>
          <Bowlers label={t('home.bowlers')} players={bowlers.slice(0, RANKED)} />
        </Stack>
      </Grid>
      <Stack gap="sm">
        <SectionTitle>{t('home.teams')}</SectionTitle>
        <TeamTable label={t('home.teams')} teams={teams.slice(0, RANKED)} />
        <Since since={since} />
      </Stack>
    </>
  );
}
