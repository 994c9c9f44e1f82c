import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './EventRow.css.ts';

/** Placeholder of a match while it loads. Renders a `div` hidden from screen readers. */
export function EventRowSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.skeletonLine}>
        <Skeleton width="quarter" />
      </div>
      <div className={css.skeletonName}>
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
      <div className={css.prices}>
        <Skeleton shape="price" />
        <Skeleton shape="price" />
        <Skeleton shape="price" />
      </div>
    </div>
  );
}
