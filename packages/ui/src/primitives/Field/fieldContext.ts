import { createContext, use } from 'react';

export interface FieldLinks {
  /** Identity of the control, which the label points to. */
  id: string;
  /** Identity of the label, for controls of several parts. */
  labelId: string;
  /** Identities of the hint and the error that describe the control. */
  describedBy: string | undefined;
  /** The field holds an error. */
  invalid: boolean;
  /** The form can't go without it. */
  required: boolean;
}

export const FieldContext = createContext<FieldLinks | null>(null);

/** ARIA attributes that tie a control to the `Field` around it; none outside of a `Field`. */
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

/** Identity of the label of the `Field` around a control of several parts; none outside of a `Field`. */
export function useFieldLabel(): string | undefined {
  return use(FieldContext)?.labelId;
}
