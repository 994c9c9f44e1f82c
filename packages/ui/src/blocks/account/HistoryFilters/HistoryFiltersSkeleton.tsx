import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './HistoryFilters.css.ts';

const places = [1, 2, 3, 4] as const;

/** Placeholder of `HistoryFilters` while they load: chips, and below them a row of fields where there is room. */
export function HistoryFiltersSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.box}>
        <div className={css.ghosts}>
          {places.map((place) => (
            <span key={place} className={css.ghost}>
              <Skeleton shape="chip" />
            </span>
          ))}
        </div>
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
