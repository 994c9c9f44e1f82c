import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { useFieldLinks } from '../Field/fieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

export const selectEmphases = ['field', 'plain'] as const;
export type SelectEmphasis = (typeof selectEmphases)[number];

export interface SelectProps<Value extends string> extends RootProps<HTMLSelectElement> {
  /** Options to choose from. */
  options: readonly SelectOption<Value>[];
  /** Selected value (controlled). */
  value?: Value | undefined;
  /** Initially selected value, when uncontrolled. */
  defaultValue?: Value | undefined;
  /** Called when the player selects an option. */
  onValueChange?: ((value: Value) => void) | undefined;
  /**
   * Look of the box. `plain`: without border and background, for a filter in the header of a card.
   * @default 'field'
   */
  emphasis?: SelectEmphasis | undefined;
  /** Name of the control when the form is submitted. */
  name?: string | undefined;
  /**
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** Choice of one option from a list. Renders a native `select`, so that every phone shows its own picker. */
export function Select<Value extends string>({
  options,
  onValueChange,
  emphasis = 'field',
  ...rest
}: SelectProps<Value>) {
  const links = useFieldLinks();
  return (
    <div className={classes(css.box, css.emphases[emphasis])}>
      <select
        {...links}
        {...rest}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange?.(chosen.value);
        }}
        className={classes(css.control, css.texts[emphasis])}
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
