import type { ReactNode } from 'react';
import { reachableScroll } from '../../../primitives/Dialog/reachableScroll.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponFoot.css.ts';

export interface CouponFootProps extends RootProps<HTMLDivElement> {
  /** Bonus, account, stake with its keypad, and totals, in this order. */
  children: ReactNode;
  /** `PlaceBetButton`; always visible. */
  action: ReactNode;
  /** Note below the action: `PriceAcceptanceNote`. */
  note?: ReactNode;
}

/** Bottom part of the coupon: the inputs scroll on low screens, the action stays visible. Renders a `div`. */
export function CouponFoot({ children, action, note, ...rest }: CouponFootProps) {
  return (
    <div {...rest} className={css.root}>
      <div ref={reachableScroll} className={css.main}>
        {children}
      </div>
      <div className={css.action}>{action}</div>
      {note !== undefined && <div className={css.note}>{note}</div>}
    </div>
  );
}
