import type { CouponView } from '../useCouponView.ts';
import type { Rows } from '../legs/CouponLegs.tsx';

/** A stake in a row that the player is typing. */
export interface Entry {
  readonly kind: 'bet' | 'block';
  readonly id: string;
}

export interface RowsProps {
  readonly view: CouponView;
  readonly rows: Rows;
  /** Called when the player starts or ends typing a stake in a row. */
  readonly onEntry: (entry: Entry | undefined) => void;
}
