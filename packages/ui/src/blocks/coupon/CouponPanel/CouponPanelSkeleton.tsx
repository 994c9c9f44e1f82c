import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './CouponPanel.css.ts';

export interface CouponPanelSkeletonProps {
  /** Title of the coupon, for example “Coupon”. */
  title: string;
}

/** Placeholder of the coupon while its prices load. Renders a `div` hidden from screen readers. */
export function CouponPanelSkeleton({ title }: CouponPanelSkeletonProps) {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.head}>
        <div className={css.title}>{title}</div>
      </div>
      <div className={css.types}>
        <Skeleton shape="control" />
      </div>
      <div className={css.list}>
        {['one', 'two', 'three'].map((key) => (
          <div key={key} className={css.skeletonLeg}>
            <Skeleton width="half" />
            <Skeleton width="third" />
          </div>
        ))}
      </div>
      <div className={css.foot} data-apart="">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    </div>
  );
}
