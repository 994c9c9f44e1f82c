import { useQuery } from '@tanstack/react-query';
import type { Tournament, TournamentRow } from '@touchline/contract';
import { EmptyState, ErrorState, Pagination, TournamentTable, type TournamentEntry } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { tableQuery } from '../../../features/tournaments/tournaments.api.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { useNumber } from '../../../platform/format/useNumber.ts';
import { useTournamentText } from './useTournamentText.ts';

/** Table of a tournament, page by page, with the player's own row. The page is in the address. */
export function Standings({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation(['tournaments', 'common']);
  const errorMessage = useErrorMessage();
  const entryOf = useEntry(tournament);
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const { data, error, isFetching, refetch } = useQuery(tableQuery(tournament.id, page));
  if (!data && error) {
    return (
      <ErrorState
        title={t('tournaments:table.failed')}
        detail={errorMessage(error)}
        retryLabel={t('common:actions.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <TournamentTable
      labels={{
        label: t('tournaments:table.label'),
        place: t('tournaments:table.place'),
        player: t('tournaments:table.player'),
        points: t('tournaments:table.points'),
        prize: t('tournaments:table.prize'),
        you: t('tournaments:table.you'),
      }}
      entries={data?.rows.map(entryOf)}
      own={data?.own ? entryOf(data.own) : undefined}
      empty={<EmptyState icon="tournament" title={t('tournaments:table.empty')} />}
      pages={
        data && (
          <Pagination
            page={page}
            count={data.pages}
            labels={{
              label: t('tournaments:table.pages'),
              previous: t('tournaments:table.previous'),
              next: t('tournaments:table.next'),
              page: (one) => t('tournaments:table.page', { page: one }),
              position: (one, count) => t('tournaments:table.position', { page: one, count }),
            }}
            onPageChange={(next) =>
              setParams(next === 1 ? {} : { page: String(next) }, { preventScrollReset: true })
            }
          />
        )
      }
    />
  );
}

function useEntry({ scoring, iso }: Tournament): (row: TournamentRow) => TournamentEntry {
  const { t } = useTranslation('tournaments');
  const text = useTournamentText();
  const number = useNumber();
  return ({ place, player, points, prize, isOwn }) => ({
    id: isOwn ? 'own' : String(place),
    place: number(place),
    player: player === '' ? t('table.hidden') : player,
    points: text.points(scoring, points),
    prize: prize ? text.prize(prize, iso) : undefined,
  });
}
