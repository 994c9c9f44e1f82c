import { useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { SectionTitle } from '../../events/SectionTitle/SectionTitle.tsx';
import { GameTile } from '../GameTile/GameTile.tsx';
import { GameTileSkeleton } from '../GameTile/GameTileSkeleton.tsx';
import type { Game, GameEvents, GameLabels, GameShape } from '../games.ts';
import { useFits } from './useFits.ts';
import * as css from './GameRow.css.ts';

export interface GameRowProps extends RootProps<HTMLElement>, GameEvents {
  /** Title of the row, for example “Popular” or “Recent”. */
  title: string;
  /** Games in display order. Undefined while they load. */
  games: readonly Game[] | undefined;
  /** Labels of each game's actions. */
  labels: GameLabels;
  /** Label of the link to all games of the row, for example “All 4,812”. */
  allLabel?: string | undefined;
  /** URL of the page with all games of the row. */
  allHref?: string | undefined;
  /** Labels of the buttons that scroll the row on desktops, hidden while all games fit. Without them there are none. */
  steps?: { readonly previous: string; readonly next: string } | undefined;
  /**
   * Shape of the tiles.
   * @default 'standard'
   */
  shape?: GameShape | undefined;
  /** Content when there are no games, in the height of the games. Without it the row isn't rendered. */
  empty?: ReactNode;
}

/** Games in a horizontally scrolling line under a title. Renders a `section`, or nothing. */
export function GameRow({
  title,
  games,
  labels,
  allLabel,
  allHref,
  steps,
  shape = 'standard',
  empty,
  onFavouriteChange,
  onSheetOpen,
  ...rest
}: GameRowProps) {
  const titleId = useId();
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const fits = useFits(list, games?.length ?? 0);
  const none = games?.length === 0;
  if (none && empty === undefined) return null;
  const scroll = (by: 1 | -1) => {
    const { current } = list;
    if (!current) return;
    const direction = getComputedStyle(current).direction === 'rtl' ? -1 : 1;
    current.scrollBy({ left: by * direction * current.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <section {...rest} aria-labelledby={titleId} aria-busy={games === undefined} className={css.root}>
      <SectionTitle
        id={titleId}
        end={
          !none && (
            <span className={css.end}>
              {allLabel !== undefined && allHref !== undefined && (
                <Link href={allHref} tone="muted">
                  <Text size="label">{allLabel}</Text>
                </Link>
              )}
              {steps && (
                <span className={css.steps} data-idle={fits ? '' : undefined}>
                  <IconButton
                    icon="back"
                    label={`${steps.previous}: ${title}`}
                    size="sm"
                    emphasis="outline"
                    aria-controls={listId}
                    onClick={() => scroll(-1)}
                  />
                  <IconButton
                    icon="next"
                    label={`${steps.next}: ${title}`}
                    size="sm"
                    emphasis="outline"
                    aria-controls={listId}
                    onClick={() => scroll(1)}
                  />
                </span>
              )}
            </span>
          )
        }
      >
        {title}
      </SectionTitle>
      {none ? (
        <div className={shape === 'wide' ? css.wideNone : css.standardNone}>{empty}</div>
      ) : (
        // The list is scrolled by keyboard through its focusable games.
        <ul ref={list} id={listId} className={shape === 'wide' ? css.wideList : css.list}>
          {games
            ? games.map((game) => (
                <li key={game.id} className={css.cell}>
                  <GameTile
                    game={shape === 'wide' ? { ...game, jackpot: undefined } : game}
                    shape={shape}
                    labels={labels}
                    onFavouriteChange={onFavouriteChange}
                    onSheetOpen={onSheetOpen}
                  />
                </li>
              ))
            : ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((key) => (
                <li key={key} className={css.cell}>
                  <GameTileSkeleton shape={shape} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
