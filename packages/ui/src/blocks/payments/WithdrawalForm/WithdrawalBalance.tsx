import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './WithdrawalForm.css.ts';

export interface WithdrawalBalanceProps extends RootProps<HTMLDivElement> {
  /** Withdrawable amount and its label, for example “Available” and “€ 223.50”. */
  available: { readonly label: string; readonly amount: string };
  /** Amount locked by a bonus until it is wagered, and its label. */
  locked?: { readonly label: string; readonly amount: string } | undefined;
  /** One sentence on when the locked amount becomes available. */
  note?: string | undefined;
}

/** Withdrawable amount, and the amount locked by a bonus. Renders a `div` with a `dl`. */
export function WithdrawalBalance({ available, locked, note, ...rest }: WithdrawalBalanceProps) {
  return (
    <div {...rest} className={css.balance}>
      <dl>
        <div className={css.line} data-available="">
          <dt className={css.term}>{available.label}</dt>
          <dd className={css.figure}>
            <bdi dir="ltr" translate="no">
              {available.amount}
            </bdi>
          </dd>
        </div>
        {locked !== undefined && (
          <div className={css.line}>
            <dt className={css.term}>{locked.label}</dt>
            <dd className={css.figure}>
              <bdi dir="ltr" translate="no">
                {locked.amount}
              </bdi>
            </dd>
          </div>
        )}
      </dl>
      {note !== undefined && <p className={css.note}>{note}</p>}
    </div>
  );
}
