import { memo, useMemo, type ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { GameTile } from '../GameTile/GameTile.tsx';
import { GameTileSkeleton } from '../GameTile/GameTileSkeleton.tsx';
import type { Game, GameEvents, GameLabels } from '../games.ts';
import { blocksOf, useNearBlocks } from './nearBlocks.ts';
import { useReached } from './useReached.ts';
import * as css from './GameGrid.css.ts';

/** Number of placeholders for the first games: as many as are visible on a desktop. */
export const gamePlaceholders = 16;

/** Number of games whose artwork is loaded at once: the first window of a phone. */
const EAGER = 6;

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
   * Level of the headings of the games' names.
   * @default 3
   */
  level?: 2 | 3 | undefined;
  /**
   * Number of placeholders after the last game while more games load.
   * @default 0
   */
  coming?: number | undefined;
  /** Called when the player scrolls near the end of the list, to load more games. */
  onEndNear?: (() => void) | undefined;
}

/**
 * Grid of games: two columns on the narrowest phones, three on others, up to ten where the width allows. Of a long list
 * only the tiles near the window are rendered; all others are empty cells of the same size. Renders a `div` with a `ul`.
 */
export function GameGrid({
  label,
  games,
  labels,
  empty,
  level = 3,
  coming = 0,
  onFavouriteChange,
  onSheetOpen,
  onEndNear,
  ...rest
}: GameGridProps) {
  const placeholders = games ? coming : gamePlaceholders;
  const blocks = useMemo(() => blocksOf(games ?? []), [games]);
  const { near, observe } = useNearBlocks();
  const end = useReached(onEndNear);
  return (
    <div {...rest} aria-busy={placeholders > 0} className={css.root}>
      {games?.length === 0 ? (
        empty
      ) : (
        <ul aria-label={label} className={css.list}>
          {blocks.map((block, index) => (
            <Block
              key={block[0]?.id}
              games={block}
              index={index}
              isNear={near(index)}
              observe={observe}
              labels={labels}
              level={level}
              onFavouriteChange={onFavouriteChange}
              onSheetOpen={onSheetOpen}
            />
          ))}
          {Array.from({ length: placeholders }, (_, index) => (
            <li key={index} aria-hidden="true" className={css.cell}>
              <GameTileSkeleton />
            </li>
          ))}
        </ul>
      )}
      {onEndNear && <div ref={end} />}
    </div>
  );
}

interface BlockProps extends GameEvents {
  games: readonly Game[];
  index: number;
  isNear: boolean;
  observe: (element: HTMLElement | null) => (() => void) | undefined;
  labels: GameLabels;
  level: 2 | 3;
}

function Cells({ games, index, isNear, observe, labels, level, ...events }: BlockProps) {
  return games.map((game, place) => (
    <li
      key={game.id}
      ref={place === 0 ? observe : undefined}
      data-block={place === 0 ? index : undefined}
      className={css.cell}
    >
      {isNear && (
        <GameTile
          game={game}
          labels={labels}
          level={level}
          eager={index === 0 && place < EAGER}
          {...events}
        />
      )}
    </li>
  ));
}

/** Consecutive cells that are filled together; rendered again only when one of their games or their nearness changes. */
const Block = memo(
  Cells,
  (before, { games, ...now }) =>
    games.length === before.games.length &&
    games.every((game, place) => game === before.games[place]) &&
    Object.entries(now).every(([name, value]) => Reflect.get(before, name) === value),
);
