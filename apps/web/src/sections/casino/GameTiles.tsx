import type { ListedGame } from '@touchline/contract';
import { GameRow } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useTiles } from './useTiles.tsx';

/** A titled row of games. */
export function GameTiles({
  title,
  games,
}: {
  readonly title: string;
  readonly games: readonly ListedGame[];
}) {
  const { t } = useTranslation('casino');
  const { tilesOf, labels, events, sheet } = useTiles();
  return (
    <>
      <GameRow
        title={title}
        games={tilesOf(games)}
        labels={labels}
        steps={{ previous: t('back'), next: t('further') }}
        {...events}
      />
      {sheet}
    </>
  );
}
