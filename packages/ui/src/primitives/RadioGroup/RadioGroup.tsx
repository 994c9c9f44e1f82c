import { useId } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './RadioGroup.css.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  /** What follows from the choice. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

export interface ChoiceProps<Value extends string> extends RootProps<HTMLFieldSetElement> {
  /** What is to be chosen. */
  label: string;
  /** What there is to choose from. */
  options: readonly RadioOption<Value>[];
  /** The choice. */
  value?: Value | undefined;
  /** The choice at first, when nobody holds `value`. */
  defaultValue?: Value | undefined;
  /** The player chose. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Name in the form. @default one of its own */
  name?: string | undefined;
}

export type RadioGroupProps<Value extends string> = ChoiceProps<Value>;

/** One of a few, each in a row with room for a hint. Renders a `fieldset` of `input`s. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  ...rest
}: RadioGroupProps<Value>) {
  const ownName = useId();
  return (
    <fieldset {...rest} className={css.root}>
      <legend className={css.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            disabled={option.disabled}
            onChange={() => onValueChange?.(option.value)}
            className={css.control}
          />
          <span className={css.words}>
            {option.label}
            {option.hint !== undefined && <span className={css.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
