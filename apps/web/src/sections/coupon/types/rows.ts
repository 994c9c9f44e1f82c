import type { Entry } from '../CouponFoot.tsx';
import type { CouponView } from '../useCouponView.ts';

/** What the rows of every type are shown with. */
export interface Rows {
  readonly isFrozen: boolean;
  readonly coefViewId: number;
  /** Refusals by selection. */
  readonly refusals: ReadonlyMap<string, string>;
}

export interface RowsProps {
  readonly view: CouponView;
  readonly rows: Rows;
  /** The player types a stake beside the coupon's own, or ended it. */
  readonly onEntry: (entry: Entry | undefined) => void;
}
