import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './WithdrawalRoom.css.ts';

/** A part of the balance that can't be withdrawn, and why. */
export interface KeptPart {
  readonly id: string;
  /** Name of the part, for example “Bonus money”. */
  readonly title: string;
  /** Reason in one sentence, for example “Has to be staked once. € 22.50 to go.” */
  readonly detail?: ReactNode;
  /** Link to where the reason can be resolved. */
  readonly action?: ReactNode;
  readonly amount: string;
  /** Share of the balance, from 0 to 1. */
  readonly share: number;
  /** `bonus` for bonus money, `waiting` for all else. */
  readonly tone: 'bonus' | 'waiting';
}

export interface WithdrawalRoomProps extends RootProps<HTMLDivElement> {
  /** Label of the amount, for example “You can withdraw”. */
  label: string;
  /** Amount that can be withdrawn. */
  amount: string;
  /** The whole balance, for example “of € 248.50”. Absent if all of it can be withdrawn. */
  whole?: string | undefined;
  /** Share of the balance that can be withdrawn, from 0 to 1. */
  share: number;
  /**
   * Parts that can't be withdrawn, with their reasons.
   * @default none
   */
  kept?: readonly KeptPart[] | undefined;
}

/**
 * Amount that can be withdrawn: a figure, a bar of the balance, and one line for each reason that keeps a part of it.
 * Renders a `div`.
 */
export function WithdrawalRoom({ label, amount, whole, share, kept = [], ...rest }: WithdrawalRoomProps) {
  return (
    <div {...rest} className={css.root}>
      <div>
        <p className={css.label}>{label}</p>
        <div className={css.head}>
          <bdi dir="ltr" translate="no" className={css.amount}>
            {amount}
          </bdi>
          {whole !== undefined && <span className={css.whole}>{whole}</span>}
        </div>
      </div>
      {kept.length > 0 && (
        <>
          <div aria-hidden="true" className={css.bar}>
            <span data-tone="free" className={css.share} style={{ flexGrow: share }} hidden={share === 0} />
            {kept.map(({ id, tone, share: own }) => (
              <span
                key={id}
                data-tone={tone}
                className={css.share}
                style={{ flexGrow: own }}
                hidden={own === 0}
              />
            ))}
          </div>
          <ul className={css.reasons}>
            {kept.map(({ id, tone, title, detail, action, amount: part }) => (
              <li key={id} className={css.reason}>
                <span aria-hidden="true" data-tone={tone} className={css.swatch} />
                <span className={css.name}>{title}</span>
                <bdi dir="ltr" translate="no" className={css.part}>
                  {part}
                </bdi>
                {(detail !== undefined || action !== undefined) && (
                  <p className={css.detail}>
                    {detail} {action}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
