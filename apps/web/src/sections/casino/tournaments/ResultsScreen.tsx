import { useQuery } from '@tanstack/react-query';
import { Heading, Link, Skeleton, Stack, TournamentCardSkeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { useReader } from '../../../widgets/games/useReader.ts';
import { isTournamentId, tournamentQuery } from '../../../features/tournaments/tournaments.api.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { tournamentPathsIn } from '../../../platform/links/tournamentPaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { Answered } from '../../../widgets/answer/Answered.tsx';
import { CasinoHead } from '../CasinoHead.tsx';
import { Standings } from './Standings.tsx';
import { TournamentMissing } from './TournamentMissing.tsx';
import { TournamentTop } from './TournamentTop.tsx';

/** Final table of a tournament. Before it is final, the address leads to the tournament. */
export function Component() {
  const { t } = useTranslation(['tournaments', 'titles']);
  const { id = '' } = useParams();
  const paths = tournamentPathsIn(useLang());
  const isKnown = isTournamentId(id);
  const query = useQuery({ ...tournamentQuery(id, useReader()), enabled: isKnown });
  const title = t('titles:of.tournamentResults');
  usePageTitle(title);
  return (
    <Stack>
      <CasinoHead />
      <Link href={paths.tournaments}>{t('tournaments:all')}</Link>
      {/* The head of a tournament has the heading of the page. */}
      {query.data === undefined && (
        <Heading level={1} size="section">
          {title}
        </Heading>
      )}
      {!isKnown && <TournamentMissing />}
      {isKnown && (
        <Answered
          query={query}
          failed={t('tournaments:failedOne')}
          missing={<TournamentMissing />}
          skeleton={
            <Stack gap="md">
              <TournamentCardSkeleton />
              <Skeleton shape="block" />
            </Stack>
          }
        >
          {({ tournament }) =>
            tournament.state === 'final' || tournament.state === 'paid' ? (
              <Stack gap="lg">
                <TournamentTop tournament={tournament} playHref={undefined} />
                <Stack gap="md">
                  <Heading level={2} size="section">
                    {t('tournaments:table.final')}
                  </Heading>
                  <Standings tournament={tournament} />
                </Stack>
              </Stack>
            ) : (
              <Navigate to={paths.tournament(id)} replace />
            )
          }
        </Answered>
      )}
    </Stack>
  );
}
