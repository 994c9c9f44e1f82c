import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { classes } from '../../../theme/classes.ts';
import * as track from '../marketTrack.css.ts';
import type { EventRowData } from './eventRowData.ts';
import * as css from './EventRow.css.ts';

/**
 * Placeholder of a match while it loads. Renders a `div` hidden from screen readers.
 * @param props `form` as for `EventRow`
 */
export function EventRowSkeleton({ form = 'full' }: Pick<EventRowData, 'form'>) {
  return (
    <div aria-hidden="true" className={css.root} data-form={form} data-bare="">
      <div className={css.skeletonLine}>
        <Skeleton width="quarter" />
      </div>
      <div className={css.skeletonName}>
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
      <div className={classes(css.prices, track.markets)}>
        <div className={track.market} data-kind="result">
          <Skeleton shape="price" />
          <Skeleton shape="price" />
          <Skeleton shape="price" />
        </div>
      </div>
    </div>
  );
}
