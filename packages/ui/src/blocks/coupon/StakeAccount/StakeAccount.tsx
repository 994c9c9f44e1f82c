import { useId } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './StakeAccount.css.ts';

export interface StakeAccountOption {
  /** Identity of the account. */
  readonly value: string;
  /** "Main", "Bonus", "Advance". */
  readonly label: string;
  /** What is on it, with its currency; dots while the player hides it. */
  readonly balance: string;
  /** It can't stake this coupon. */
  readonly disabled?: boolean | undefined;
}

export interface StakeAccountProps extends RootProps<HTMLFieldSetElement> {
  /** What is chosen, for readers: "Stake from". */
  label: string;
  /** The player's accounts. */
  accounts: readonly StakeAccountOption[];
  /** The account in use. */
  value: string;
  /** The player chose another one. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** The account that stakes, each with what is on it. Renders a `fieldset` of `input`s. */
export function StakeAccount({ label, accounts, value, onValueChange, ...rest }: StakeAccountProps) {
  const name = useId();
  return (
    <fieldset {...rest}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={css.root}>
        {accounts.map((account) => (
          <label key={account.value} className={css.account}>
            <input
              type="radio"
              name={name}
              value={account.value}
              checked={account.value === value}
              disabled={account.disabled}
              onChange={() => onValueChange?.(account.value)}
              className={css.control}
            />
            {account.label}
            <bdi dir="ltr" className={css.balance}>
              {account.balance}
            </bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
