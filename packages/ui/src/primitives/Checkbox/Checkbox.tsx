import { useId, type ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends RootProps<HTMLInputElement> {
  /** What is agreed to or chosen; may hold a link. */
  children: ReactNode;
  /** Ticked or not. */
  checked?: boolean | undefined;
  /** Ticked at first, when nobody holds `checked`. */
  defaultChecked?: boolean | undefined;
  /** The player ticked it or took the tick away. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** What is wrong, and what to do. */
  error?: string | undefined;
  /** Name in the form. */
  name?: string | undefined;
  /** The form can't go without it. @default false */
  required?: boolean | undefined;
  /** Can't be used now. @default false */
  disabled?: boolean | undefined;
}

/** Yes or no, sent with its form. Renders an `input` within its label; root props reach the `input`. */
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
        {children}
        {error !== undefined && (
          <span id={errorId} className={css.error}>
            {error}
          </span>
        )}
      </span>
    </label>
  );
}
