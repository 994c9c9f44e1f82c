import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './BetCard.css.ts';

/** Placeholder of a bet while it loads, as high as a single. Renders a `div` hidden from screen readers. */
export function BetCardSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.columns}>
        <div className={css.legs}>
          <div className={css.skeletonLeg}>
            <span className={css.skeletonDisc} />
            <span className={css.skeletonTitle}>
              <Skeleton width="half" />
            </span>
            <span className={css.skeletonText}>
              <Skeleton width="third" />
            </span>
          </div>
        </div>
        <div className={css.money}>
          <span className={css.kind}>
            <Skeleton width="third" />
          </span>
          <span className={css.skeletonFoot}>
            <Skeleton width="half" />
          </span>
          <span className={css.skeletonFoot}>
            <Skeleton width="half" />
          </span>
        </div>
      </div>
    </div>
  );
}
