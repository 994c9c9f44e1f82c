import { useId, type ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { SectionTitle } from '../../events/SectionTitle/SectionTitle.tsx';
import { GameTile } from '../GameTile/GameTile.tsx';
import { GameTileSkeleton } from '../GameTile/GameTileSkeleton.tsx';
import type { Game, GameEvents, GameWords } from '../games.ts';
import * as css from './GameRow.css.ts';

export const gameRowSizes = ['standard', 'small'] as const;
export type GameRowSize = (typeof gameRowSizes)[number];

export interface GameRowProps extends RootProps<HTMLElement>, GameEvents {
  /** What the row holds: "Popular", "Recently played". */
  title: string;
  /** Games in order; none yet while they load. */
  games: readonly Game[] | undefined;
  /** Words of each game's actions. */
  words: GameWords;
  /** Words that lead to all of them: "All 4,812". */
  allLabel?: string | undefined;
  /** Where all of them are. */
  allHref?: string | undefined;
  /** How wide a tile is. @default 'standard' */
  size?: GameRowSize | undefined;
  /** In place of the games when there is none. Without it the row is left out. */
  empty?: ReactNode;
}

/** A few games in a line that scrolls sideways, under a title. Renders a `section`, or nothing. */
export function GameRow({
  title,
  games,
  words,
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
        // A row that scrolls is scrolled with the keyboard too: its games take the focus.
        <ul className={css.list} data-size={size}>
          {games
            ? games.map((game) => (
                <li key={game.id} className={css.cell}>
                  <GameTile
                    game={fit(game, size)}
                    words={words}
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

/** A row is as high as its ordinary tiles, and a small one has no room for a jackpot's figure. */
const fit = (game: Game, size: GameRowSize): Game => ({
  ...game,
  size: 'standard',
  jackpot: size === 'small' ? undefined : game.jackpot,
});
