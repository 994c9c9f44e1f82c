import { createContext, use } from 'react';

export interface FieldLinks {
  /** Id of the control, referenced by the label. */
  id: string;
  /** Id of the label, for controls that consist of several parts. */
  labelId: string;
  /** Ids of the hint and the error that describe the control. */
  describedBy: string | undefined;
  /** Whether the field has an error. */
  invalid: boolean;
  /** Whether the form requires a value. */
  required: boolean;
}

export const FieldContext = createContext<FieldLinks | null>(null);

/** Returns the ARIA attributes that link a control to the surrounding `Field`; empty outside a `Field`. */
export function useFieldLinks() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

/**
 * Returns the id of the label of the surrounding `Field`, for a control of several parts; `undefined` outside a
 * `Field`.
 */
export function useFieldLabel(): string | undefined {
  return use(FieldContext)?.labelId;
}
