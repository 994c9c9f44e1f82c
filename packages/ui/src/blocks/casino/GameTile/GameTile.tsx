import { useId, useRef, type MouseEvent } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { gameClosedIcons, type Game, type GameEvents, type GameLabels } from '../games.ts';
import { JackpotFigure } from '../JackpotFigure/JackpotFigure.tsx';
import { GameBadges } from './GameBadges.tsx';
import { GameThumbnail } from './GameThumbnail.tsx';
import * as css from './GameTile.css.ts';

export interface GameTileProps extends RootProps<HTMLElement>, GameEvents {
  /** Game of the tile. */
  game: Game;
  /** Labels of the game's actions. */
  labels: GameLabels;
}

/**
 * Tile of a game with thumbnail, name and provider. The link on the name covers the whole tile; hover and focus show
 * “Play” and “Demo”. Renders an `article` with `data-size`, and `data-closed` while the game can't be played.
 */
export function GameTile({ game, labels, onFavouriteChange, onSheetOpen, ...rest }: GameTileProps) {
  const { id, title, provider, thumbnail, playHref, demoHref, badges, jackpot, closed } = game;
  const { size = 'standard', favourite = false } = game;
  const { link: Link } = useUi();
  const titleId = useId();
  const demoId = useId();
  const touched = useRef(false);
  const href = closed ? undefined : (playHref ?? demoHref);
  const press = (event: MouseEvent) => {
    if (!touched.current || !onSheetOpen) return;
    event.preventDefault();
    onSheetOpen(id);
  };
  return (
    <article
      {...rest}
      aria-labelledby={titleId}
      data-size={size}
      data-closed={closed ? '' : undefined}
      data-starred={onFavouriteChange ? '' : undefined}
      // Not all browsers report the pointer type of a click.
      onPointerDown={(event) => {
        touched.current = event.pointerType === 'touch';
      }}
      className={css.root}
    >
      <div className={css.picture}>
        {/* Large tiles already show their name on the thumbnail. */}
        <GameThumbnail
          src={thumbnail}
          title={size === 'standard' ? title : ''}
          raised={jackpot !== undefined}
        />
        {closed && (
          <span className={css.closed}>
            <Icon name={gameClosedIcons[closed.reason]} />
            {closed.label}
          </span>
        )}
        {href !== undefined && (
          <span aria-hidden="true" className={css.veil}>
            <span className={css.play}>
              <Icon name="play" size="sm" />
              {playHref === undefined ? labels.demo : labels.play}
            </span>
          </span>
        )}
        <GameBadges
          badges={badges}
          demoOnly={closed || playHref !== undefined ? undefined : labels.demoOnly}
        />
        {jackpot !== undefined && !closed && (
          <span className={css.jackpot}>
            <JackpotFigure amount={jackpot} />
          </span>
        )}
      </div>
      <div className={css.caption}>
        <h3 id={titleId} className={css.title}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} onClick={press} className={css.way}>
              {title}
            </Link>
          )}
        </h3>
        <p className={css.provider}>{provider}</p>
      </div>
      {href !== undefined && playHref !== undefined && demoHref !== undefined && (
        <Link id={demoId} href={demoHref} aria-labelledby={`${demoId} ${titleId}`} className={css.demo}>
          {labels.demo}
        </Link>
      )}
      {onFavouriteChange && (
        <span className={css.star} data-on={favourite ? '' : undefined}>
          <IconButton
            label={`${labels.favourite}: ${title}`}
            icon={favourite ? 'star-filled' : 'star'}
            iconSize="sm"
            tone="header"
            pressed={favourite}
            onClick={() => onFavouriteChange(id, !favourite)}
          />
        </span>
      )}
    </article>
  );
}
