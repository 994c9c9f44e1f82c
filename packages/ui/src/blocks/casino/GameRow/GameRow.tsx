import { useId, type ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { SectionTitle } from '../../events/SectionTitle/SectionTitle.tsx';
import { GameTile } from '../GameTile/GameTile.tsx';
import { GameTileSkeleton } from '../GameTile/GameTileSkeleton.tsx';
import type { Game, GameEvents, GameLabels } from '../games.ts';
import * as css from './GameRow.css.ts';

export const gameRowSizes = ['standard', 'small'] as const;
export type GameRowSize = (typeof gameRowSizes)[number];

export interface GameRowProps extends RootProps<HTMLElement>, GameEvents {
  /** Title of the row, for example “Popular” or “Recently played”. */
  title: string;
  /** Games in display order. Undefined while they load. */
  games: readonly Game[] | undefined;
  /** Labels of each game's actions. */
  labels: GameLabels;
  /** Label of the link to all games of the row, for example “All 4,812”. */
  allLabel?: string | undefined;
  /** URL of the page with all games of the row. */
  allHref?: string | undefined;
  /**
   * Width of the tiles.
   * @default 'standard'
   */
  size?: GameRowSize | undefined;
  /** Content when there are no games. Without it the row isn't rendered. */
  empty?: ReactNode;
}

/** Games in a horizontally scrolling line under a title. Renders a `section`, or nothing. */
export function GameRow({
  title,
  games,
  labels,
  allLabel,
  allHref,
  size = 'standard',
  empty,
  onFavouriteChange,
  onSheetOpen,
  ...rest
}: GameRowProps) {
  const titleId = useId();
  const none = games?.length === 0;
  if (none && empty === undefined) return null;
  return (
    <section {...rest} aria-labelledby={titleId} aria-busy={games === undefined} className={css.root}>
      <SectionTitle id={titleId} allLabel={none ? undefined : allLabel} allHref={allHref}>
        {title}
      </SectionTitle>
      {none ? (
        empty
      ) : (
        // The list is scrolled by keyboard through its focusable games.
        <ul className={css.list} data-size={size}>
          {games
            ? games.map((game) => (
                <li key={game.id} className={css.cell}>
                  <GameTile
                    game={fit(game, size)}
                    labels={labels}
                    onFavouriteChange={onFavouriteChange}
                    onSheetOpen={onSheetOpen}
                  />
                </li>
              ))
            : ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((key) => (
                <li key={key} className={css.cell}>
                  <GameTileSkeleton />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

/**
 * Limits a game to the standard height of the row, and removes the jackpot from small tiles, which are too narrow for
 * it.
 */
const fit = (game: Game, size: GameRowSize): Game => ({
  ...game,
  size: 'standard',
  jackpot: size === 'small' ? undefined : game.jackpot,
});
