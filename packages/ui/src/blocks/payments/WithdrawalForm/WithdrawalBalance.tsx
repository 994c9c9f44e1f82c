import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './WithdrawalForm.css.ts';

export interface WithdrawalBalanceProps extends RootProps<HTMLDivElement> {
  /** What can be taken out: "Available", "€ 223.50". */
  available: { readonly label: string; readonly amount: string };
  /** What a bonus holds back until it is wagered. */
  locked?: { readonly label: string; readonly amount: string } | undefined;
  /** When the rest becomes free, in one sentence. */
  note?: string | undefined;
}

/** What can be taken out, and what a bonus still holds. Renders a `div` with a `dl`. */
export function WithdrawalBalance({ available, locked, note, ...rest }: WithdrawalBalanceProps) {
  return (
    <div {...rest} className={css.balance}>
      <dl>
        <div className={css.line} data-available="">
          <dt className={css.term}>{available.label}</dt>
          <dd className={css.figure}>
            <bdi dir="ltr">{available.amount}</bdi>
          </dd>
        </div>
        {locked !== undefined && (
          <div className={css.line}>
            <dt className={css.term}>{locked.label}</dt>
            <dd className={css.figure}>
              <bdi dir="ltr">{locked.amount}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {note !== undefined && <p className={css.note}>{note}</p>}
    </div>
  );
}
