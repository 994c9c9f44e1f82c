import { useQuery } from '@tanstack/react-query';
import type { Tournament } from '@touchline/contract';
import { EmptyState, SectionTitle, Stack, TournamentCardSkeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useReader } from '../../../widgets/games/useReader.ts';
import { tournamentsQuery } from '../../../features/tournaments/tournaments.api.ts';
import { Answered } from '../../../widgets/answer/Answered.tsx';
import { PromotionPage } from './PromotionPage.tsx';
import { TournamentSummary } from './TournamentSummary.tsx';

/** Tournaments of the site: those that run, that come, and that are over. */
export function Component() {
  const { t } = useTranslation(['tournaments', 'titles']);
  const query = useQuery(tournamentsQuery(useReader()));
  return (
    <PromotionPage title={t('titles:of.tournaments')}>
      <Answered
        query={query}
        failed={t('tournaments:failed')}
        skeleton={
          <Stack gap="md">
            <TournamentCardSkeleton />
            <TournamentCardSkeleton />
            <TournamentCardSkeleton />
          </Stack>
        }
      >
        {(tournaments) =>
          tournaments.length === 0 ? (
            <EmptyState
              icon="tournament"
              title={t('tournaments:none')}
              detail={t('tournaments:noneDetail')}
            />
          ) : (
            <Groups tournaments={tournaments} />
          )
        }
      </Answered>
    </PromotionPage>
  );
}

const GROUPS = [
  { id: 'running', states: ['running'] },
  { id: 'planned', states: ['planned'] },
  { id: 'over', states: ['counting', 'final', 'paid'] },
] as const satisfies readonly { readonly id: string; readonly states: readonly Tournament['state'][] }[];

function Groups({ tournaments }: { readonly tournaments: readonly Tournament[] }) {
  const { t } = useTranslation('tournaments');
  return (
    <Stack gap="lg">
      {GROUPS.map(({ id, states }) => {
        const group = tournaments.filter(({ state }) => states.some((one) => one === state));
        return (
          group.length > 0 && (
            <Stack key={id} gap="md">
              <SectionTitle>{t(`groups.${id}`)}</SectionTitle>
              {group.map((tournament) => (
                <TournamentSummary key={tournament.id} tournament={tournament} />
              ))}
            </Stack>
          )
        );
      })}
    </Stack>
  );
}
