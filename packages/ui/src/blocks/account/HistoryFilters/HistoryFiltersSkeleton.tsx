import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './HistoryFilters.css.ts';

/** Placeholder of `HistoryFilters` while they load: chips, and below them a row of fields where there is room. */
export function HistoryFiltersSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.box}>
        <Skeleton shape="chip" />
        <div className={css.fields}>
          <div className={css.ghostField}>
            <span className={css.ghostLabel}>
              <Skeleton width="quarter" />
            </span>
            <Skeleton shape="control" />
          </div>
        </div>
      </div>
    </div>
  );
}
