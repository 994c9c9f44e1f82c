import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { ComboboxLabels } from '../../../primitives/Combobox/Combobox.tsx';
import type { ComboboxOption } from '../../../primitives/Combobox/search.ts';
import type { DateInputLabels } from '../../../primitives/DateInput/DateInput.tsx';
import type { SelectOption } from '../../../primitives/Select/Select.tsx';

/** Formats of a text field; they select the on-screen keyboard. */
export const fieldFormats = ['text', 'email', 'digits', 'decimal', 'code', 'url'] as const;
export type FieldFormat = (typeof fieldFormats)[number];

interface FormFieldBase {
  /** Id of the field, for example `surname` or `passport`. */
  readonly id: string;
  /** Label of the field. */
  readonly label: string;
  /** Hint below the label. */
  readonly hint?: string | undefined;
  /** Error message of the field. */
  readonly error?: string | undefined;
  /** Short note at the end of the label's line, for example “optional” or “missing”. */
  readonly note?: string | undefined;
  /** Whether a value is required. */
  readonly required?: boolean | undefined;
  /** Whether the field is disabled. */
  readonly disabled?: boolean | undefined;
  /** Whether the field spans both columns. */
  readonly wide?: boolean | undefined;
  /** Autofill token of the field. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly value: string;
}

/** Single-line text field. */
export interface TextFormField extends FormFieldBase {
  readonly kind: 'text';
  readonly format?: FieldFormat | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
}

/** Password field with a button that reveals the value. */
export interface PasswordFormField extends FormFieldBase {
  readonly kind: 'password';
}

/** Drop-down with a short list of options. */
export interface SelectFormField extends FormFieldBase {
  readonly kind: 'select';
  readonly options: readonly SelectOption[];
}

/** Phone number with its dialling code. Changes of the country are reported under `codeId`. */
export interface PhoneFormField extends FormFieldBase {
  readonly kind: 'phone';
  readonly codeId: string;
  /** Selected country. */
  readonly country: string;
  readonly countries: readonly PhoneCountry[];
  /** Accessible name of the country picker, for example “Country code”. */
  readonly codeLabel: string;
  readonly placeholder?: string | undefined;
}

/** Searchable list for many options, such as countries or banks. */
export interface SearchFormField extends FormFieldBase {
  readonly kind: 'search';
  readonly options: readonly ComboboxOption<string>[];
  readonly labels: ComboboxLabels;
}

/** Date entered as day, month and year. The value is `1990-04-14` or empty. */
export interface DateFormField extends FormFieldBase {
  readonly kind: 'date';
  readonly labels: DateInputLabels;
  /** Earliest allowed date. */
  readonly min?: string | undefined;
  /** Latest allowed date. */
  readonly max?: string | undefined;
}

/** Multi-line text field. */
export interface LongTextFormField extends FormFieldBase {
  readonly kind: 'longText';
  readonly maxLength?: number | undefined;
}

/** Read-only value with the reason. */
export interface LockedFormField extends FormFieldBase {
  readonly kind: 'locked';
}

export type FormField =
  | TextFormField
  | PasswordFormField
  | SelectFormField
  | SearchFormField
  | PhoneFormField
  | DateFormField
  | LongTextFormField
  | LockedFormField;

export interface PhoneCountry {
  /** ISO 3166-1 alpha-2 code. */
  readonly id: string;
  readonly name: string;
  /** Dialling code with its plus sign, for example “+44”. */
  readonly code: string;
}

/** @returns the errors in field order, for the summary of a long form */
export function fieldProblems(fields: readonly FormField[]) {
  return fields.flatMap(({ id, error }) => (error === undefined ? [] : [{ field: id, text: error }]));
}
