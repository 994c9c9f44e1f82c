import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps extends RootProps<HTMLInputElement> {
  /** What it switches. */
  label: string;
  /** What follows from it. */
  hint?: string | undefined;
  /** On or off. */
  checked?: boolean | undefined;
  /** On at first, when nobody holds `checked`. */
  defaultChecked?: boolean | undefined;
  /** The player switched it. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Can't be used now. @default false */
  disabled?: boolean | undefined;
}

/** On or off, at once. Renders an `input` with the role of a switch within its label; root props reach the `input`. */
export function Switch({ label, hint, onCheckedChange, ...rest }: SwitchProps) {
  return (
    <label className={css.root}>
      <span className={css.words}>
        {label}
        {hint !== undefined && <span className={css.hint}>{hint}</span>}
      </span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        className={css.control}
      />
    </label>
  );
}
