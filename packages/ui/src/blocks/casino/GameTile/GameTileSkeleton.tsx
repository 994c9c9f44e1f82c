import type { GameShape } from '../games.ts';
import * as css from './GameTile.css.ts';

export interface GameTileSkeletonProps {
  /**
   * Shape of the tile.
   * @default 'standard'
   */
  shape?: GameShape | undefined;
}

/** Placeholder of a game while it loads. Renders a `div` hidden from screen readers. */
export function GameTileSkeleton({ shape = 'standard' }: GameTileSkeletonProps) {
  return (
    <div aria-hidden="true" className={css.root} data-shape={shape} data-ghost="">
      <span className={css.picture} />
    </div>
  );
}
