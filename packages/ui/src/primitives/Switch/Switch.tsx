import type { RootProps } from '../../theme/rootProps.ts';
import { wrapTexts } from '../../theme/wrapTexts.tsx';
import * as css from './Switch.css.ts';

export interface SwitchProps extends RootProps<HTMLInputElement> {
  /** Label of the switch. */
  label: string;
  /** Consequence of switching it on. */
  hint?: string | undefined;
  /**
   * Side of the control: at the end of the row, or before the label in wide forms, where the end is far away.
   * @default 'end'
   */
  control?: 'start' | 'end' | undefined;
  /** Whether the switch is on (controlled). */
  checked?: boolean | undefined;
  /** Whether the switch is initially on, when uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** Called when the player toggles the switch. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /**
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

/**
 * Setting that takes effect immediately. Renders an `input` with the role `switch` within its label; root props are
 * passed to the `input`.
 */
export function Switch({ label, hint, control = 'end', onCheckedChange, ...rest }: SwitchProps) {
  return (
    <label data-control={control} className={css.root}>
      <span className={css.words}>
        {wrapTexts(label)}
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
