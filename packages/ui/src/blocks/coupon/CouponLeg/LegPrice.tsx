import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CouponLeg.css.ts';

export interface CouponLegMove {
  /** The price that the player agreed to. */
  readonly from: string;
  readonly direction: 'up' | 'down';
  /** The move in words, for readers. */
  readonly label: string;
}

/** The price of a leg, with the one that the player agreed to while it moved. Renders a `span`. */
export function LegPrice({ price, move }: { price: string; move: CouponLegMove | undefined }) {
  return (
    <span className={css.price}>
      {move && (
        <>
          <VisuallyHidden>{move.label}</VisuallyHidden>
          <s className={css.oldPrice} aria-hidden="true">
            {move.from}
          </s>
        </>
      )}
      <bdi dir="ltr">{price}</bdi>
      {move && <Icon name={move.direction === 'up' ? 'price-up' : 'price-down'} size="sm" />}
    </span>
  );
}
