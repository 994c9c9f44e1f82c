import { useId } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './StakeAccount.css.ts';

export interface StakeAccountOption {
  /** Id of the account. */
  readonly value: string;
  /** Name of the account, for example “Main”, “Bonus” or “Advance”. */
  readonly label: string;
  /** Balance with its currency; dots while the player hides it. */
  readonly balance: string;
  /** Whether the account can't be used for this coupon. */
  readonly disabled?: boolean | undefined;
}

export interface StakeAccountProps extends RootProps<HTMLFieldSetElement> {
  /** Accessible name of the choice, for example “Stake from”. */
  label: string;
  /** The player's accounts. */
  accounts: readonly StakeAccountOption[];
  /** Selected account. */
  value: string;
  /** Called when the player selects another account. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Choice of the account that pays the stake, with the balances. Renders a `fieldset` of `input`s. */
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
            <bdi dir="ltr" translate="no" className={css.balance}>
              {account.balance}
            </bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
