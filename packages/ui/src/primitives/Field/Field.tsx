import { useId, useMemo, type ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { FieldContext } from './fieldContext.ts';
import * as css from './Field.css.ts';

export interface FieldProps extends RootProps<HTMLDivElement> {
  /** What to fill in. */
  label: string;
  /** One control, such as `Input`, `Select`, `Combobox`, `DateInput` or `FileInput`. */
  children: ReactNode;
  /** What is good to know before filling it in. */
  hint?: string | undefined;
  /** What is wrong, and what to do. */
  error?: string | undefined;
  /** A word at the end of the label's line, such as the one for optional fields. */
  note?: ReactNode;
  /** The form can't go without it. @default false */
  required?: boolean | undefined;
}

/** A control with its label, hint and error. Renders a `div`; `data-invalid` while it holds an error. */
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
