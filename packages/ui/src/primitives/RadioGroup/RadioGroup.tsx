import { useId } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { wrapTexts } from '../../theme/wrapTexts.tsx';
import * as css from './RadioGroup.css.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Consequence of the option. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

export interface ChoiceProps<Value extends string> extends RootProps<HTMLFieldSetElement> {
  /** Legend of the group. */
  label: string;
  /** Options to choose from. */
  options: readonly RadioOption<Value>[];
  /** Selected value (controlled). */
  value?: Value | undefined;
  /** Initially selected value, when uncontrolled. */
  defaultValue?: Value | undefined;
  /** Called when the player selects an option. */
  onValueChange?: ((value: Value) => void) | undefined;
  /**
   * Name of the group when the form is submitted.
   * @default a generated name
   */
  name?: string | undefined;
}

export type RadioGroupProps<Value extends string> = ChoiceProps<Value>;

/** Choice of one among a few options, one per row with an optional hint. Renders a `fieldset` of `input`s. */
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
            {wrapTexts(option.label)}
            {option.hint !== undefined && <span className={css.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
