import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './ListCard.css.ts';

const places = [1, 2, 3] as const;

/** Placeholder of rows while they load. Renders `div`s hidden from screen readers. */
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
