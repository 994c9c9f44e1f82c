import type { CheckedFieldProps } from './CheckedField.tsx';
import { InstantField } from './InstantField.tsx';

interface CheckedInstantProps extends Omit<CheckedFieldProps, 'children'> {
  /** UTC, ms; undefined for none, `NaN` for one that can't be read. */
  readonly value: number | undefined;
  readonly onValueChange: (at: number | undefined) => void;
  /** @default false */
  readonly required?: boolean;
}

/** Field for an instant with its problem. What can't be read stays typed, and is `NaN` in the draft. */
export function CheckedInstant({
  name,
  problems,
  isTried,
  value,
  onValueChange,
  ...field
}: CheckedInstantProps) {
  return (
    <div data-field={name}>
      <InstantField
        {...field}
        error={isTried ? problems.find((problem) => problem.field === name)?.text : undefined}
        value={Number.isNaN(value) ? undefined : value}
        onValueChange={(at, isWrong) => onValueChange(isWrong ? Number.NaN : at)}
      />
    </div>
  );
}
