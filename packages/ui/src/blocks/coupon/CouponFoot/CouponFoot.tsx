import type { ReactNode } from 'react';
import { reachableScroll } from '../../../primitives/Dialog/reachableScroll.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponFoot.css.ts';

export interface CouponFootProps extends RootProps<HTMLDivElement> {
  /** Bonus, account, stake with its keypad, and totals, in this order. */
  children: ReactNode;
  /** `PlaceBetButton` with its notes; always visible. */
  action: ReactNode;
}

/** Bottom part of the coupon: the inputs scroll on low screens, the action stays visible. Renders a `div`. */
export function CouponFoot({ children, action, ...rest }: CouponFootProps) {
  return (
    <div {...rest} className={css.root}>
      <div ref={reachableScroll} className={css.main}>
        {children}
      </div>
      {action}
    </div>
  );
}
