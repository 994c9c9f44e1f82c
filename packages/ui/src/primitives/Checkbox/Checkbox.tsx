import { useId, type ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { wrapTexts } from '../../theme/wrapTexts.tsx';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends RootProps<HTMLInputElement> {
  /** Label of the checkbox; may contain a link. */
  children: ReactNode;
  /** Whether the checkbox is ticked (controlled). */
  checked?: boolean | undefined;
  /** Whether the checkbox is initially ticked, when uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** Called when the player ticks or unticks the checkbox. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Error message: what is wrong and what to do. */
  error?: string | undefined;
  /** Name of the control when the form is submitted. */
  name?: string | undefined;
  /**
   * Whether the checkbox must be ticked before the form can be submitted.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

/**
 * Checkbox whose value is submitted with its form. Renders an `input` within its label; root props are passed to the
 * `input`.
 */
export function Checkbox({ children, onCheckedChange, error, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <label className={css.root}>
      <span className={css.box}>
        <input
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          {...rest}
          type="checkbox"
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          className={css.control}
        />
        <span className={css.mark}>
          <Icon name="check" size="sm" />
        </span>
      </span>
      <span className={css.words}>
        {wrapTexts(children)}
        {error !== undefined && (
          <span id={errorId} className={css.error}>
            {error}
          </span>
        )}
      </span>
    </label>
  );
}
