import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponTotals.css.ts';

export interface CouponTotalsLine {
  /** Label of the line, for example “Stake”, “Number of bets”, “Tax, 5 % of the stake” or “Hyper bonus”. */
  readonly label: string;
  /** Formatted value with its currency. */
  readonly value: string;
  /**
   * Tone of the line: `boost` for a bonus.
   * @default 'neutral'
   */
  readonly tone?: 'neutral' | 'boost' | undefined;
}

export interface CouponTotalsProps extends RootProps<HTMLDivElement> {
  /** Label of the price: “Total price”, or “Bets” for singles. */
  priceLabel: string;
  /** Product of the legs' prices; a dash while it is unknown. */
  price: string;
  /** Label of the returns, for example “Returns”. */
  returnsLabel: string;
  /** Maximum returns with their currency. */
  returns: string;
  /**
   * Lines above the price: stake, bets, bonus, fee, in display order.
   * @default none
   */
  lines?: readonly CouponTotalsLine[] | undefined;
  /** Limit of the returns, for example “The most that is paid for one coupon is € 50,000.” */
  note?: string | undefined;
}

/**
 * Cost and possible returns of the coupon; the last line has total price and returns. Renders a `div` with a `dl`.
 */
export function CouponTotals({
  priceLabel,
  price,
  returnsLabel,
  returns,
  lines = [],
  note,
  ...rest
}: CouponTotalsProps) {
  return (
    <div {...rest} className={css.root}>
      {lines.length > 0 && (
        <dl className={css.lines}>
          {lines.map(({ label, value, tone }) => (
            <div key={label} className={css.line} data-tone={tone}>
              <dt className={css.term}>{label}</dt>
              <dd className={css.value}>
                <bdi dir="ltr" translate="no">
                  {value}
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <dl className={css.main}>
        <div className={css.pair}>
          <dt className={css.term}>{priceLabel}</dt>
          <dd className={css.price}>
            <bdi dir="ltr" translate="no">
              {price}
            </bdi>
          </dd>
        </div>
        <div className={css.pair}>
          <dt className={css.term}>{returnsLabel}</dt>
          <dd className={css.returns}>
            <bdi dir="ltr" translate="no">
              {returns}
            </bdi>
          </dd>
        </div>
      </dl>
      {note !== undefined && <p className={css.note}>{note}</p>}
    </div>
  );
}
