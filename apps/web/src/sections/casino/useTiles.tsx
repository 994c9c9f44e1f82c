import type { ListedGame } from '@touchline/contract';
import type { Game, GameEvents, GameLabels } from '@touchline/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeFavourite } from '../../features/catalogue/mine.api.ts';
import { useMine } from '../../widgets/games/useMine.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { gameTile } from './gameTile.ts';

/** Opened by a long press only. */
const TileSheet = lazyView(() => import('./TileSheet.tsx'));

export interface Tiles {
  /** Games of the server's answers as tiles; equal games are equal objects. */
  readonly tilesOf: (games: readonly ListedGame[]) => readonly Game[];
  readonly labels: GameLabels;
  readonly events: GameEvents;
  /** The sheet of the tile that was pressed for long. */
  readonly sheet: ReactNode;
}

/** Tiles of a page's games: texts, links, favourites and the sheet of long presses. */
export function useTiles(): Tiles {
  const { t } = useTranslation('casino');
  const format = useFormat();
  const paths = useCasinoPaths();
  const errorMessage = useErrorMessage();
  const isPlayer = useSession().status === 'player';
  const favourites = useMine().data?.favourites;
  const [pressed, press] = useState<ListedGame>();
  const [known, plain] = useMemo(() => {
    const listed = new Map<string, ListedGame>();
    const tiles = new WeakMap<ListedGame, readonly [off: Game, on: Game]>();
    const both = (game: ListedGame) => {
      const found = tiles.get(game);
      if (found) return found;
      const tile = gameTile(game, { t, format, paths });
      const pair = [tile, { ...tile, favourite: true }] as const;
      tiles.set(game, pair);
      listed.set(tile.id, game);
      return pair;
    };
    return [listed, both];
  }, [t, format, paths]);
  const starred = useMemo(() => new Set(favourites?.map(({ id }) => id)), [favourites]);
  const tilesOf = useCallback(
    (games: readonly ListedGame[]) => games.map((game) => plain(game)[starred.has(game.id) ? 1 : 0]),
    [plain, starred],
  );
  const change = useCallback(
    (id: string, isFavourite: boolean) => {
      const game = known.get(id);
      if (!game) return;
      changeFavourite(game, isFavourite).catch((error: unknown) =>
        notify({ kind: 'error', title: t('favourite.failed'), text: errorMessage(error) }),
      );
    },
    [known, t, errorMessage],
  );
  const open = useCallback((id: string) => press(known.get(id)), [known]);
  const labels = useMemo(() => ({ play: t('play'), demo: t('demo'), favourite: t('favourite.label') }), [t]);
  const events = useMemo<GameEvents>(
    () => ({ onFavouriteChange: isPlayer ? change : undefined, onSheetOpen: open }),
    [isPlayer, change, open],
  );
  const [tile] = pressed ? tilesOf([pressed]) : [];
  return {
    tilesOf,
    labels,
    events,
    sheet: pressed && tile && (
      <TileSheet
        game={pressed}
        tile={tile}
        labels={labels}
        onFavouriteChange={events.onFavouriteChange}
        onClose={() => press(undefined)}
      />
    ),
  };
}
