import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { GameTile } from '../GameTile/GameTile.tsx';
import { GameTileSkeleton } from '../GameTile/GameTileSkeleton.tsx';
import type { Game, GameEvents, GameLabels } from '../games.ts';
import * as css from './GameGrid.css.ts';

/** Number of placeholders for the first games: as many as are visible on a desktop. */
export const gamePlaceholders = 16;

export interface GameGridProps extends RootProps<HTMLDivElement>, GameEvents {
  /** Accessible name of the list, for example “Popular games”. */
  label: string;
  /** Games in display order. Undefined while they load. */
  games: readonly Game[] | undefined;
  /** Labels of each game's actions. */
  labels: GameLabels;
  /** Content when there are no games: an `EmptyState`, or an `ErrorState` after a failure. */
  empty?: ReactNode;
  /**
   * Number of placeholders after the last game while more games load.
   * @default 0
   */
  coming?: number | undefined;
}

/** Grid of games: two columns on phones, up to eight where the width allows. Renders a `div` with a `ul`. */
export function GameGrid({
  label,
  games,
  labels,
  empty,
  coming = 0,
  onFavouriteChange,
  onSheetOpen,
  ...rest
}: GameGridProps) {
  const places = games ? coming : gamePlaceholders;
  return (
    <div {...rest} aria-busy={places > 0} className={css.root}>
      {games?.length === 0 ? (
        empty
      ) : (
        <ul aria-label={label} className={css.list}>
          {games?.map((game) => (
            <li key={game.id} data-size={game.size} className={css.cell}>
              <GameTile
                game={game}
                labels={labels}
                onFavouriteChange={onFavouriteChange}
                onSheetOpen={onSheetOpen}
              />
            </li>
          ))}
          {Array.from({ length: places }, (_, index) => (
            <li key={index} className={css.cell}>
              <GameTileSkeleton />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
