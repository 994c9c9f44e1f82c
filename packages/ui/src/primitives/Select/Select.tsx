import type { RootProps } from '../../theme/rootProps.ts';
import { useFieldLinks } from '../Field/fieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string> extends RootProps<HTMLSelectElement> {
  /** Options to choose from. */
  options: readonly SelectOption<Value>[];
  /** Selected value (controlled). */
  value?: Value | undefined;
  /** Initially selected value, when uncontrolled. */
  defaultValue?: Value | undefined;
  /** Called when the player selects an option. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Name of the control when the form is submitted. */
  name?: string | undefined;
  /**
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** Choice of one option from a list. Renders a native `select`, so that every phone shows its own picker. */
export function Select<Value extends string>({ options, onValueChange, ...rest }: SelectProps<Value>) {
  const links = useFieldLinks();
  return (
    <div className={css.box}>
      <select
        {...links}
        {...rest}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange?.(chosen.value);
        }}
        className={css.control}
      >
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled} className={css.option}>
            {label}
          </option>
        ))}
      </select>
      <span className={css.chevron}>
        <Icon name="down" />
      </span>
    </div>
  );
}
