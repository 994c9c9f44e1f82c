import { useId } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './StakeField.css.ts';

export interface QuickAmount {
  /** What the button stands for. */
  readonly id: string;
  /** Its words: "€ 5", "Max". */
  readonly label: string;
}

export interface StakeFieldProps extends RootProps<HTMLDivElement> {
  /** What is typed in, for readers: "Stake". */
  label: string;
  /** The amount as the player types it, without the currency. */
  value: string;
  /** Sign of the currency, before the amount. */
  currency: string;
  /** The amount while nothing is typed. */
  placeholder?: string | undefined;
  /** Words of the button that lowers the stake. */
  decreaseLabel: string;
  /** Words of the button that raises it. */
  increaseLabel: string;
  /** Amounts at one touch. @default none */
  quickAmounts?: readonly QuickAmount[] | undefined;
  /** What is wrong with the amount, and what to do. */
  error?: string | undefined;
  /** What is good to know: the least and the most. */
  hint?: string | undefined;
  /** A bet is on its way, so the amount stays. @default false */
  disabled?: boolean | undefined;
  /** The player typed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The player lowered the stake by a step. */
  onDecrease?: (() => void) | undefined;
  /** The player raised the stake by a step. */
  onIncrease?: (() => void) | undefined;
  /** The player chose an amount. */
  onQuickAmount?: ((id: string) => void) | undefined;
}

/** The stake: a step less, the amount, a step more, and quick amounts. Renders a `div` with an `input`. */
export function StakeField({
  label,
  value,
  currency,
  placeholder,
  decreaseLabel,
  increaseLabel,
  quickAmounts = [],
  error,
  hint,
  disabled = false,
  onValueChange,
  onDecrease,
  onIncrease,
  onQuickAmount,
  ...rest
}: StakeFieldProps) {
  const id = useId();
  const describedBy = error !== undefined ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined;
  return (
    <div {...rest} className={css.root}>
      <div className={css.box} data-invalid={error === undefined ? undefined : ''}>
        <button
          type="button"
          aria-label={decreaseLabel}
          disabled={disabled}
          onClick={onDecrease}
          className={classes(css.step, css.stepStart)}
        >
          <Icon name="minus" size="sm" />
        </button>
        <label className={css.amount} dir="ltr">
          <span aria-hidden="true">{currency}</span>
          <input
            aria-label={label}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy}
            className={css.input}
            disabled={disabled}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            placeholder={placeholder}
            value={value}
            onChange={(event) => onValueChange?.(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        </label>
        <button
          type="button"
          aria-label={increaseLabel}
          disabled={disabled}
          onClick={onIncrease}
          className={classes(css.step, css.stepEnd)}
        >
          <Icon name="plus" size="sm" />
        </button>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={css.error}>
          <Icon name="error" size="sm" />
          {error}
        </p>
      )}
      {hint !== undefined && error === undefined && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {quickAmounts.length > 0 && (
        <div className={css.quick}>
          {quickAmounts.map((quick) => (
            <button
              key={quick.id}
              type="button"
              disabled={disabled}
              className={css.quickAmount}
              onClick={() => onQuickAmount?.(quick.id)}
            >
              <bdi>{quick.label}</bdi>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
