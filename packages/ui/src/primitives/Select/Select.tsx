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
  /** What there is to choose from. */
  options: readonly SelectOption<Value>[];
  /** The choice. */
  value?: Value | undefined;
  /** The choice at first, when nobody holds `value`. */
  defaultValue?: Value | undefined;
  /** The player chose. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Name in the form. */
  name?: string | undefined;
  /** Can't be used now. @default false */
  disabled?: boolean | undefined;
}

/** One of a list. Renders the system's own `select`, which every phone shows in its best way. */
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
