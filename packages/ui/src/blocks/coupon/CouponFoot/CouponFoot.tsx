import type { ReactNode } from 'react';
import { reachableScroll } from '../../../primitives/Dialog/reachableScroll.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponFoot.css.ts';

export interface CouponFootProps extends RootProps<HTMLDivElement> {
  /** Bonus, account, stake with its pad, totals, in order. */
  children: ReactNode;
  /** `PlaceBetButton`, and what is good to know beneath it: always in sight. */
  action: ReactNode;
}

/** What a coupon is placed with. Renders a `div`: its first part scrolls on a low screen, its action stays. */
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
