import { EmptyState, GameRow } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/useSession.ts';
import { useMine } from '../../widgets/games/useMine.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { usePlayedTiles } from './usePlayedTiles.ts';
import type { Tiles } from './useTiles.tsx';

/**
 * The player's last games, unfinished rounds first with their stakes. It has the same height in each state, also while
 * the session is unknown; guests don't have it.
 */
export function PlayedRow({ tiles }: { readonly tiles: Tiles }) {
  const { t } = useTranslation('casino');
  const paths = useCasinoPaths();
  const { status } = useSession();
  const { data, isError } = useMine();
  const played = usePlayedTiles(data, tiles);
  if (status === 'guest' || (isError && !data)) return null;
  return (
    <GameRow
      title={t('row.recent')}
      games={data ? played : undefined}
      shape="wide"
      labels={tiles.labels}
      allLabel={t('own.mine')}
      allHref={paths.mine}
      empty={<EmptyState title={t('own.howToList')} />}
      steps={{ previous: t('back'), next: t('further') }}
      {...tiles.events}
    />
  );
}
