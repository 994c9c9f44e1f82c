import { ErrorState, GameRow, Heading, Stack, VisuallyHidden } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lobbyQuery } from '../../features/catalogue/catalogue.api.ts';
import { useReader } from '../../widgets/games/useReader.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { CasinoHead } from './CasinoHead.tsx';
import { LobbyTop } from './LobbyTop.tsx';
import { LobbyRow } from './LobbyRow.tsx';
import { PlayedRow } from './PlayedRow.tsx';
import { useTiles } from './useTiles.tsx';

/** Lobby of the casino: jackpots, banners, the player's last games, and rows of games by kind. */
export function Component() {
  const { t } = useTranslation(['casino', 'titles', 'common']);
  const errorMessage = useErrorMessage();
  const isDesk = useIsDesk();
  const { data, error, isFetching, refetch } = useQuery(lobbyQuery(useReader()));
  const tiles = useTiles();
  usePageTitle(t('titles:of.casinoLobby'));
  const [first, ...others] = data?.rows ?? [];
  return (
    <Stack>
      <VisuallyHidden>
        <Heading level={1}>{t('titles:of.casinoLobby')}</Heading>
      </VisuallyHidden>
      <CasinoHead />
      {error && !data ? (
        <ErrorState
          title={t('failed')}
          detail={errorMessage(error)}
          retryLabel={t('common:actions.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <LobbyTop lobby={data} parts={isDesk ? 'all' : 'jackpots'} />
          <PlayedRow tiles={tiles} />
          {data ? (
            first && <LobbyRow row={first} tiles={tiles} isFirst />
          ) : (
            <GameRow title={t('row.popular')} games={undefined} labels={tiles.labels} />
          )}
          {!isDesk && <LobbyTop lobby={data} parts="banners" />}
          {others.map((row, index) => (
            <LobbyRow
              key={`${row.kind} ${row.path ?? row.title ?? ''}`}
              row={row}
              tiles={tiles}
              isBelow={index >= (isDesk ? 1 : 0)}
            />
          ))}
        </>
      )}
      {tiles.sheet}
    </Stack>
  );
}
