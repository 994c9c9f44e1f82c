import { useRef } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { classes } from '../../../theme/classes.ts';
import * as css from './StakeField.css.ts';

export interface StakeInputProps {
  id: string;
  label: string;
  value: string;
  currency: string;
  placeholder?: string | undefined;
  decreaseLabel?: string | undefined;
  increaseLabel?: string | undefined;
  describedBy?: string | undefined;
  invalid: boolean;
  disabled: boolean;
  /** Whose keys write into it. */
  keyboard: 'system' | 'pad';
  size: 'sm' | 'md';
  onValueChange?: ((value: string) => void) | undefined;
  onDecrease?: (() => void) | undefined;
  onIncrease?: (() => void) | undefined;
  onEntry: () => void;
  onDone: () => void;
}

/** A step less, the amount with its currency, a step more, in one box. Renders a `div` with an `input`. */
export function StakeInput({ keyboard, size, invalid, ...props }: StakeInputProps) {
  const { id, label, value, currency, placeholder, describedBy, disabled } = props;
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
      <label className={css.amount} dir="ltr">
        <span aria-hidden="true">{currency}</span>
        <input
          id={id}
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
            // Only a real keyboard writes here itself, and who has one needs no pad.
            if (keyboard === 'pad') props.onDone();
          }}
          onFocus={(event) => {
            isFresh.current = true;
            event.target.select();
            props.onEntry();
          }}
          onClick={(event) => {
            // The press that gives focus puts the caret where it falls; the first figure should replace the amount.
            if (isFresh.current) event.currentTarget.select();
            isFresh.current = false;
            // A field that kept focus after its entry was done gets no other sign of the next one.
            props.onEntry();
          }}
          onKeyDown={(event) => event.key === 'Enter' && props.onDone()}
        />
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
