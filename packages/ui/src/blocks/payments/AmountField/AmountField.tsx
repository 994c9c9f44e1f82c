import { Field } from '../../../primitives/Field/Field.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './AmountField.css.ts';

export interface QuickSum {
  /** What is put in: "50". */
  readonly value: string;
  /** "€ 50", "All". */
  readonly label: string;
}

export interface AmountFieldProps extends RootProps<HTMLDivElement> {
  /** "Amount". */
  label: string;
  /** The amount as the player types it, without the currency. */
  value: string;
  /** Sign or letters of the currency. */
  currency: string;
  /** The least and the most: "€ 10 – € 5,000". */
  limits?: string | undefined;
  /** Amounts at one touch. @default none */
  quickAmounts?: readonly QuickSum[] | undefined;
  /** Names the quick amounts for readers. */
  quickLabel?: string | undefined;
  /** What is good to know: what is left until a limit. */
  hint?: string | undefined;
  /** What is wrong, and what to do. */
  error?: string | undefined;
  /** The amount stays for now. @default false */
  disabled?: boolean | undefined;
  /** The player typed or chose an amount. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** An amount of money to move, with amounts at one touch. Renders a `div` with an `input`. */
export function AmountField({
  label,
  value,
  currency,
  limits,
  quickAmounts = [],
  quickLabel = label,
  hint,
  error,
  disabled = false,
  onValueChange,
  ...rest
}: AmountFieldProps) {
  return (
    <div {...rest} className={css.root}>
      <Field label={label} note={limits} hint={hint} error={error} required>
        <Input
          name="amount"
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          numeric
          value={value}
          disabled={disabled}
          start={<bdi className={css.currency}>{currency}</bdi>}
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
              <bdi>{quick.label}</bdi>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
