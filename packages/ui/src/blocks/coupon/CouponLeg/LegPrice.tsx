import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CouponLeg.css.ts';

export interface CouponLegMove {
  /** Last price that the player accepted. */
  readonly from: string;
  readonly direction: 'up' | 'down';
  /** Label of the change for screen-reader users. */
  readonly label: string;
}

/** Price of a leg, with the last accepted price after a change. Renders a `span`. */
export function LegPrice({ price, move }: { price: string; move: CouponLegMove | undefined }) {
  return (
    <span className={css.price}>
      {move && (
        <>
          <VisuallyHidden>{move.label}</VisuallyHidden>
          <s translate="no" className={css.oldPrice} aria-hidden="true">
            {move.from}
          </s>
        </>
      )}
      <bdi dir="ltr" translate="no">
        {price}
      </bdi>
      {move && <Icon name={move.direction === 'up' ? 'price-up' : 'price-down'} size="sm" />}
    </span>
  );
}
