import type { Tournament } from '@touchline/contract';
import { Heading, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useLang } from '../../../platform/links/usePaths.ts';
import { tournamentPathsIn } from '../../../platform/links/tournamentPaths.ts';
import { Standings } from './Standings.tsx';
import { TournamentPage } from './TournamentPage.tsx';
import { TournamentTop } from './TournamentTop.tsx';

/** Final table of a tournament. Before it is final, the address leads to the tournament. */
export function Component() {
  const { t } = useTranslation('titles');
  return (
    <TournamentPage title={t('of.tournamentResults')}>
      {({ tournament }) => <Results tournament={tournament} />}
    </TournamentPage>
  );
}

function Results({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('tournaments');
  const paths = tournamentPathsIn(useLang());
  if (tournament.state !== 'final' && tournament.state !== 'paid')
    return <Navigate to={paths.tournament(tournament.id)} replace />;
  return (
    <Stack gap="lg">
      <TournamentTop tournament={tournament} playHref={undefined} />
      <Stack gap="md">
        <Heading level={2} size="section">
          {t('table.final')}
        </Heading>
        <Standings tournament={tournament} />
      </Stack>
    </Stack>
  );
}
