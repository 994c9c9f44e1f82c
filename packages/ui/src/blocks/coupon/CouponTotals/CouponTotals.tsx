import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponTotals.css.ts';

export interface CouponTotalsProps extends RootProps<HTMLDListElement> {
  /** "Total price", or "Bets" for singles. */
  priceLabel: string;
  /** The product of the legs' prices; a dash while it is not known. */
  price: string;
  /** "Returns". */
  returnsLabel: string;
  /** The most the bet can pay, with its currency. */
  returns: string;
}

/** Total price and possible returns in one line. Renders a `dl`. */
export function CouponTotals({ priceLabel, price, returnsLabel, returns, ...rest }: CouponTotalsProps) {
  return (
    <dl {...rest} className={css.root}>
      <div className={css.pair}>
        <dt className={css.term}>{priceLabel}</dt>
        <dd className={css.price}>
          <bdi dir="ltr">{price}</bdi>
        </dd>
      </div>
      <div className={css.pair}>
        <dt className={css.term}>{returnsLabel}</dt>
        <dd className={css.returns}>
          <bdi dir="ltr">{returns}</bdi>
        </dd>
      </div>
    </dl>
  );
}
