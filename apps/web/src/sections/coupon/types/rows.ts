import type { Entry } from '../CouponFoot.tsx';
import type { CouponView } from '../useCouponView.ts';
import type { Rows } from '../useRowProps.ts';

export interface RowsProps {
  readonly view: CouponView;
  readonly rows: Rows;
  /** The player types a stake beside the coupon's own, or ended it. */
  readonly onEntry: (entry: Entry | undefined) => void;
}
