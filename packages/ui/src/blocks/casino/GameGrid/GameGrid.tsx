import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { GameTile } from '../GameTile/GameTile.tsx';
import { GameTileSkeleton } from '../GameTile/GameTileSkeleton.tsx';
import type { Game, GameEvents, GameWords } from '../games.ts';
import * as css from './GameGrid.css.ts';

/** As many as stand in sight on a desktop while the first games load. */
export const gamePlaceholders = 16;

export interface GameGridProps extends RootProps<HTMLDivElement>, GameEvents {
  /** What the list holds, for readers: "Popular games". */
  label: string;
  /** Games in order; none yet while they load. */
  games: readonly Game[] | undefined;
  /** Words of each game's actions. */
  words: GameWords;
  /** In place of the games when there is none: an `EmptyState`, or an `ErrorState` when they could not be had. */
  empty?: ReactNode;
  /** More games are on their way: their places stand after the last one. @default 0 */
  coming?: number | undefined;
}

/** Games in columns: two on phones, up to eight where there is room. Renders a `div` with a `ul`. */
export function GameGrid({
  label,
  games,
  words,
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
                words={words}
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
