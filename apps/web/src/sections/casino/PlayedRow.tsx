import { GameRow } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/useSession.ts';
import { useMine } from '../../widgets/games/useMine.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { usePlayedTiles } from './usePlayedTiles.ts';
import type { Tiles } from './useTiles.tsx';

/** The player's last games, unfinished rounds first with their stakes; nothing for guests. */
export function PlayedRow({ tiles }: { readonly tiles: Tiles }) {
  const { t } = useTranslation('casino');
  const paths = useCasinoPaths();
  const { status } = useSession();
  const { data, isLoading } = useMine();
  const played = usePlayedTiles(data, tiles);
  if (status !== 'player' || (!isLoading && played.length === 0)) return null;
  return (
    <GameRow
      title={t('row.recent')}
      games={isLoading ? undefined : played}
      shape="wide"
      labels={tiles.labels}
      allLabel={t('own.mine')}
      allHref={paths.mine}
      steps={{ previous: t('back'), next: t('further') }}
      {...tiles.events}
    />
  );
}
