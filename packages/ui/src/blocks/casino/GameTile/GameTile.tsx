import { useId } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { gameClosedIcons, type Game, type GameEvents, type GameLabels, type GameShape } from '../games.ts';
import { JackpotFigure } from '../JackpotFigure/JackpotFigure.tsx';
import { GameBadgeOf } from './GameBadgeOf.tsx';
import { GameThumbnail } from './GameThumbnail.tsx';
import { useLongPress } from './useLongPress.ts';
import * as css from './GameTile.css.ts';

export interface GameTileProps extends RootProps<HTMLElement>, GameEvents {
  /** Game of the tile. */
  game: Game;
  /** Labels of the game's actions. */
  labels: GameLabels;
  /**
   * Shape of the tile: 3 : 4, or 16 : 9.
   * @default 'standard'
   */
  shape?: GameShape | undefined;
  /**
   * Level of the name's heading.
   * @default 3
   */
  level?: 2 | 3 | undefined;
  /**
   * Loads the artwork at once, as in the first window of a page.
   * @default false
   */
  eager?: boolean | undefined;
}

/**
 * Tile of a game: its artwork, which contains the name. The link with the accessible name covers the whole tile; hover
 * and focus show provider, return, stakes, “Play” and “Demo”. Renders an `article` with `data-shape`, and `data-closed`
 * while the game can't be played.
 */
export function GameTile({
  game,
  labels,
  shape = 'standard',
  level = 3,
  eager = false,
  onFavouriteChange,
  onSheetOpen,
  ...rest
}: GameTileProps) {
  const { id, title, thumbnails, playHref, demoHref, badge, jackpot, closed, favourite = false } = game;
  const { link: Link } = useUi();
  const Title = `h${level}` as const;
  const titleId = useId();
  const press = useLongPress(onSheetOpen && (() => onSheetOpen(id)));
  const href = closed ? undefined : (playHref ?? demoHref);
  return (
    <article
      {...rest}
      {...press}
      aria-labelledby={titleId}
      data-shape={shape}
      data-closed={closed ? '' : undefined}
      className={css.root}
    >
      <span className={css.picture}>
        <GameThumbnail src={thumbnails?.[shape]} title={title} gameId={id} shape={shape} eager={eager} />
      </span>
      {closed ? (
        <span className={css.closed}>
          <Icon name={gameClosedIcons[closed.reason]} size="sm" />
          {closed.label}
        </span>
      ) : (
        <>
          {badge && jackpot === undefined && <GameBadgeOf {...badge} />}
          {jackpot !== undefined && (
            <span className={css.jackpot}>
              <JackpotFigure amount={jackpot} />
            </span>
          )}
        </>
      )}
      <Title id={titleId}>
        {href === undefined ? (
          <VisuallyHidden>{title}</VisuallyHidden>
        ) : (
          <Link href={href} className={css.way}>
            <VisuallyHidden>{title}</VisuallyHidden>
          </Link>
        )}
      </Title>
      {href !== undefined && <Veil game={game} labels={labels} titleId={titleId} />}
      {onFavouriteChange && (
        <span className={css.star}>
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

interface VeilProps {
  game: Game;
  labels: GameLabels;
  titleId: string;
}

/** Facts and actions over the artwork; the tile's own link is “Play”. */
function Veil({ game, labels, titleId }: VeilProps) {
  const { title, provider, returns, stake, playHref, demoHref } = game;
  const { link: Link } = useUi();
  const demoId = useId();
  return (
    <div className={css.veil}>
      <p aria-hidden="true" className={css.title}>
        {title}
      </p>
      <p className={css.facts}>{[provider, returns, stake].filter(Boolean).join('\n')}</p>
      <div className={css.actions}>
        <span aria-hidden="true" className={css.play}>
          {playHref === undefined ? labels.demo : labels.play}
        </span>
        {playHref !== undefined && demoHref !== undefined && (
          <Link id={demoId} href={demoHref} aria-labelledby={`${demoId} ${titleId}`} className={css.demo}>
            {labels.demo}
          </Link>
        )}
      </div>
    </div>
  );
}
