import type { Entry } from '../CouponFoot.tsx';
import type { CouponView } from '../useCouponView.ts';
import type { Rows } from '../useRowProps.ts';

export interface RowsProps {
  readonly view: CouponView;
  readonly rows: Rows;
  /** Called when the player starts or ends typing a stake in a row. */
  readonly onEntry: (entry: Entry | undefined) => void;
}
