import { useQuery } from '@tanstack/react-query';
import type { ListedGame, Tournament } from '@touchline/contract';
import { Heading, Link, Skeleton, Stack, TournamentCardSkeleton } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useReader } from '../../../widgets/games/useReader.ts';
import { isTournamentId, tournamentQuery } from '../../../features/tournaments/tournaments.api.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { tournamentPathsIn } from '../../../platform/links/tournamentPaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { Answered } from '../../../widgets/answer/Answered.tsx';
import { CasinoHead } from '../CasinoHead.tsx';
import { TournamentMissing } from './TournamentMissing.tsx';

/** A tournament with the games that count for it. */
export interface OpenTournament {
  readonly tournament: Tournament;
  readonly games: readonly ListedGame[];
}

interface TournamentPageProps {
  readonly title: string;
  /** Returns the page's content, which has the heading. */
  readonly children: (open: OpenTournament) => ReactNode;
}

/** Page of the tournament in the address: its placeholders, its content, or that there is no such tournament. */
export function TournamentPage({ title, children }: TournamentPageProps) {
  const { t } = useTranslation('tournaments');
  const { id = '' } = useParams();
  const paths = tournamentPathsIn(useLang());
  const isKnown = isTournamentId(id);
  const query = useQuery({ ...tournamentQuery(id, useReader()), enabled: isKnown });
  usePageTitle(title);
  return (
    <Stack>
      <CasinoHead />
      <Link href={paths.tournaments}>{t('all')}</Link>
      {query.data === undefined && (
        <Heading level={1} size="section">
          {title}
        </Heading>
      )}
      {!isKnown && <TournamentMissing />}
      {isKnown && (
        <Answered
          query={query}
          failed={t('failedOne')}
          missing={<TournamentMissing />}
          skeleton={
            <Stack gap="md">
              <TournamentCardSkeleton />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Stack>
          }
        >
          {children}
        </Answered>
      )}
    </Stack>
  );
}
