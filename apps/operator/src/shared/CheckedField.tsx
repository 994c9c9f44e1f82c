import { Field, type FieldProblem } from '@touchline/ui';
import type { ReactNode } from 'react';

export interface CheckedFieldProps {
  /** Name of the field in `problems`, by which the summary of problems focuses it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Problems of the whole form. */
  readonly problems: readonly FieldProblem[];
  /** True if the form was sent once, so that its problem is shown. */
  readonly isTried: boolean;
  /** @default false */
  readonly required?: boolean;
  /** The control. */
  readonly children: ReactNode;
}

/** Field of a form with its problem. */
export function CheckedField({
  name,
  label,
  hint,
  problems,
  isTried,
  required = false,
  children,
}: CheckedFieldProps) {
  const problem = isTried ? problems.find(({ field }) => field === name)?.text : undefined;
  return (
    <Field label={label} hint={hint} error={problem} required={required} data-field={name}>
      {children}
    </Field>
  );
}
