import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ChoiceProps } from '../RadioGroup/RadioGroup.tsx';
import * as css from './SegmentedControl.css.ts';

export type SegmentedControlProps<Value extends string> = ChoiceProps<Value>;

/**
 * Choice of one among two to four short options that are all visible. Renders a `fieldset` of `input`s; the label is
 * visually hidden.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  ...rest
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  return (
    <fieldset {...rest} className={css.root}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={css.track}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
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
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
