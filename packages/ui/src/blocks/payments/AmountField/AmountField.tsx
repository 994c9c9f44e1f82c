import { Field } from '../../../primitives/Field/Field.tsx';
import { Input, onSide } from '../../../primitives/Input/Input.tsx';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './AmountField.css.ts';

export interface QuickSum {
  /** Value of the field, for example `50`. */
  readonly value: string;
  /** Label of the button, for example “€ 50”, “All”. */
  readonly label: string;
}

export interface AmountFieldProps extends RootProps<HTMLDivElement> {
  /** Label of the field, for example “Amount”. */
  label: string;
  /** Amount as typed, without the currency. */
  value: string;
  /** Symbol or code of the currency. */
  currency: string;
  /**
   * Side of the currency, the same as in formatted amounts of the language.
   * @default 'start'
   */
  currencySide?: 'start' | 'end' | undefined;
  /** Minimum and maximum, for example “€ 10 – € 5,000”. */
  limits?: string | undefined;
  /**
   * Buttons for common amounts.
   * @default none
   */
  quickAmounts?: readonly QuickSum[] | undefined;
  /** Accessible name of the group of common amounts. */
  quickLabel?: string | undefined;
  /** Help text, such as the amount left until a limit. */
  hint?: string | undefined;
  /** Error message: what is wrong and what to do. */
  error?: string | undefined;
  /**
   * Shows the amount in large figures, as the one of its form.
   * @default false
   */
  large?: boolean | undefined;
  /**
   * Whether the field is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Called when the player types or selects an amount. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Field for an amount of money, with buttons for common amounts. Renders a `div` with an `input`. */
export function AmountField({
  label,
  value,
  currency,
  currencySide = 'start',
  limits,
  quickAmounts = [],
  quickLabel = label,
  hint,
  error,
  large = false,
  disabled = false,
  onValueChange,
  ...rest
}: AmountFieldProps) {
  const size = large ? 'amount' : 'md';
  const sign = (
    <bdi translate="no" className={classes(css.currency, css.currencies[size])}>
      {currency}
    </bdi>
  );
  return (
    <div {...rest} className={css.root}>
      <Field label={label} note={limits} hint={hint} error={error} required>
        <Input
          name="amount"
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          numeric
          size={size}
          value={value}
          disabled={disabled}
          {...onSide(sign, currencySide)}
          onValueChange={onValueChange}
        />
      </Field>
      {quickAmounts.length > 0 && (
        <div role="group" aria-label={quickLabel} className={css.quick}>
          {quickAmounts.map((quick) => (
            <button
              key={quick.value}
              type="button"
              aria-pressed={quick.value === value}
              disabled={disabled}
              className={css.amount}
              onClick={() => onValueChange?.(quick.value)}
            >
              <bdi translate="no">{quick.label}</bdi>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
