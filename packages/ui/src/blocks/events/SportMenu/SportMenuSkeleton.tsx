import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './SportMenu.css.ts';

/** Skeleton of the menu while it loads. Renders a `div` that is hidden from screen readers. */
export function SportMenuSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <div key={key} className={css.entry}>
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
