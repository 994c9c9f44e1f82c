import { useId, useMemo, type ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { FieldContext } from './fieldContext.ts';
import * as css from './Field.css.ts';

export interface FieldProps extends RootProps<HTMLDivElement> {
  /** Label of the field. */
  label: string;
  /** One control, such as `Input`, `Select`, `Combobox`, `DateInput` or `FileInput`. */
  children: ReactNode;
  /** Help text below the control. */
  hint?: string | undefined;
  /** Error message: what is wrong and what to do. */
  error?: string | undefined;
  /** Text at the end of the label's row, such as “Optional”. */
  note?: ReactNode;
  /**
   * Whether the form requires a value.
   * @default false
   */
  required?: boolean | undefined;
}

/** Control with its label, hint and error. Renders a `div` with `data-invalid` while there is an error. */
export function Field({ label, children, hint, error, note, required = false, ...rest }: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const links = useMemo(
    () => ({
      id,
      labelId,
      describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined,
      invalid: errorId !== undefined,
      required,
    }),
    [id, labelId, hintId, errorId, required],
  );
  return (
    <div {...rest} data-invalid={errorId ? '' : undefined} className={css.root}>
      <div className={css.top}>
        <label id={labelId} htmlFor={id} className={css.label}>
          {label}
        </label>
        {note !== undefined && <span className={css.aside}>{note}</span>}
      </div>
      <FieldContext value={links}>{children}</FieldContext>
      {error !== undefined && (
        <p id={errorId} className={css.error}>
          <Icon name="error" size="sm" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
