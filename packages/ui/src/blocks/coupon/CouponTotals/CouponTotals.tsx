import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponTotals.css.ts';

export interface CouponTotalsLine {
  /** "Stake", "Number of bets", "Tax, 5 % of the stake", "Hyper bonus". */
  readonly label: string;
  /** Its figure, with the currency. */
  readonly value: string;
  /** A bonus is `boost`. @default 'neutral' */
  readonly tone?: 'neutral' | 'boost' | undefined;
}

export interface CouponTotalsProps extends RootProps<HTMLDivElement> {
  /** "Total price", or "Bets" for singles. */
  priceLabel: string;
  /** The product of the legs' prices; a dash while it is not known. */
  price: string;
  /** "Returns". */
  returnsLabel: string;
  /** The most the bet can pay, with its currency. */
  returns: string;
  /** What stands above them: stake, bets, bonus, fee, in order. @default none */
  lines?: readonly CouponTotalsLine[] | undefined;
  /** What bounds the returns: "The most that is paid for one coupon is € 50,000." */
  note?: string | undefined;
}

/** What the coupon costs and can pay; total price and returns in the last line. Renders a `div` with a `dl`. */
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
                <bdi dir="ltr">{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <dl className={css.main}>
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
      {note !== undefined && <p className={css.note}>{note}</p>}
    </div>
  );
}
