import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './GameTile.css.ts';

/** Placeholder of a game while it loads. Renders a `div` hidden from screen readers. */
export function GameTileSkeleton() {
  return (
    <div aria-hidden="true" className={css.root} data-size="standard" data-ghost="">
      <div className={css.picture} />
      <div className={css.caption}>
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
    </div>
  );
}
