import { useRef } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { classes } from '../../../theme/classes.ts';
import * as css from './StakeField.css.ts';

export interface StakeInputProps {
  id: string;
  label: string;
  value: string;
  currency: string;
  currencySide: 'start' | 'end';
  placeholder?: string | undefined;
  decreaseLabel?: string | undefined;
  increaseLabel?: string | undefined;
  describedBy?: string | undefined;
  invalid: boolean;
  disabled: boolean;
  /** Input method; `pad` suppresses the on-screen keyboard. */
  keyboard: 'system' | 'pad';
  size: 'sm' | 'md';
  onValueChange?: ((value: string) => void) | undefined;
  onDecrease?: (() => void) | undefined;
  onIncrease?: (() => void) | undefined;
  onEntry: () => void;
  onDone: () => void;
}

/** Amount with its currency between two step buttons, in one box. Renders a `div` with an `input`. */
export function StakeInput({ keyboard, size, invalid, ...props }: StakeInputProps) {
  const { id, label, value, currency, currencySide, placeholder, describedBy, disabled } = props;
  const sign = <span aria-hidden="true">{currency}</span>;
  const isFresh = useRef(false);
  return (
    <div
      className={css.box}
      data-invalid={invalid ? '' : undefined}
      data-small={size === 'sm' ? '' : undefined}
      data-plain={props.decreaseLabel === undefined ? '' : undefined}
    >
      {props.decreaseLabel !== undefined && (
        <Step
          icon="minus"
          side={css.stepStart}
          label={props.decreaseLabel}
          disabled={disabled}
          onClick={props.onDecrease}
        />
      )}
      <label className={css.amount}>
        {currencySide === 'start' && sign}
        <input
          id={id}
          dir="ltr"
          aria-label={label}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          className={css.input}
          disabled={disabled}
          inputMode={keyboard === 'pad' ? 'none' : 'decimal'}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={placeholder}
          value={value}
          onChange={(event) => {
            props.onValueChange?.(event.target.value);
            // With the pad, this event comes from a hardware keyboard only, so the pad isn't needed.
            if (keyboard === 'pad') props.onDone();
          }}
          onFocus={(event) => {
            isFresh.current = true;
            event.target.select();
            props.onEntry();
          }}
          onClick={(event) => {
            // Selects the amount again, because the click that focuses the input moves the caret; the first digit
            // replaces the amount.
            if (isFresh.current) event.currentTarget.select();
            isFresh.current = false;
            // Reopens the pad when the input still has the focus from an earlier entry.
            props.onEntry();
          }}
          onKeyDown={(event) => event.key === 'Enter' && props.onDone()}
        />
        {currencySide === 'end' && sign}
      </label>
      {props.increaseLabel !== undefined && (
        <Step
          icon="plus"
          side={css.stepEnd}
          label={props.increaseLabel}
          disabled={disabled}
          onClick={props.onIncrease}
        />
      )}
    </div>
  );
}

interface StepProps {
  icon: 'minus' | 'plus';
  side: string;
  label: string;
  disabled: boolean;
  onClick?: (() => void) | undefined;
}

function Step({ icon, side, label, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={classes(css.step, side)}
    >
      <Icon name={icon} size="sm" />
    </button>
  );
}
