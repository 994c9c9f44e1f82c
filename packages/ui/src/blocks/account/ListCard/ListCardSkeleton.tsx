import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './ListCard.css.ts';

const places = [1, 2, 3] as const;

/** The place of rows while they load. Renders `div`s that readers pass over. */
export function ListCardSkeleton() {
  return (
    <div aria-hidden="true">
      {places.map((place) => (
        <div key={place} className={css.row}>
          <Skeleton shape="disc" />
          <div>
            <Skeleton width="half" />
            <Skeleton width="third" />
          </div>
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
