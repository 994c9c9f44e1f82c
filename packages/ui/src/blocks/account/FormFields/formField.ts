import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { ComboboxWords } from '../../../primitives/Combobox/Combobox.tsx';
import type { ComboboxOption } from '../../../primitives/Combobox/search.ts';
import type { DateInputWords } from '../../../primitives/DateInput/DateInput.tsx';
import type { SelectOption } from '../../../primitives/Select/Select.tsx';

/** What a line of text is, which decides the keyboard of a phone. */
export const fieldFormats = ['text', 'email', 'digits', 'decimal', 'code', 'url'] as const;
export type FieldFormat = (typeof fieldFormats)[number];

interface FormFieldBase {
  /** Which field: "surname", "passport". */
  readonly id: string;
  /** Its name. */
  readonly label: string;
  /** What is good to know before filling it in. */
  readonly hint?: string | undefined;
  /** What is wrong, and what to do. */
  readonly error?: string | undefined;
  /** A word at the end of the label's line: "optional", "missing". */
  readonly note?: string | undefined;
  /** The form can't go without it. */
  readonly required?: boolean | undefined;
  /** Can't be used now. */
  readonly disabled?: boolean | undefined;
  /** As wide as the form, also where there is room for two. */
  readonly wide?: boolean | undefined;
  /** What the browser may fill in. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly value: string;
}

/** A line of text. */
export interface TextFormField extends FormFieldBase {
  readonly kind: 'text';
  readonly format?: FieldFormat | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
}

/** A secret, hidden until the player wants to see it. */
export interface PasswordFormField extends FormFieldBase {
  readonly kind: 'password';
}

/** One of a list. */
export interface SelectFormField extends FormFieldBase {
  readonly kind: 'select';
  readonly options: readonly SelectOption[];
}

/** A phone number with the code of its country; the country changes under `codeId`. */
export interface PhoneFormField extends FormFieldBase {
  readonly kind: 'phone';
  readonly codeId: string;
  /** Country in use. */
  readonly country: string;
  readonly countries: readonly PhoneCountry[];
  /** "Country code". */
  readonly codeLabel: string;
  readonly placeholder?: string | undefined;
}

/** One of a long list that can be searched: countries, banks. */
export interface SearchFormField extends FormFieldBase {
  readonly kind: 'search';
  readonly options: readonly ComboboxOption<string>[];
  readonly words: ComboboxWords;
}

/** A day by its parts: `1990-04-14`, or empty. */
export interface DateFormField extends FormFieldBase {
  readonly kind: 'date';
  readonly words: DateInputWords;
  /** The first day that may be given. */
  readonly min?: string | undefined;
  /** The last day that may be given. */
  readonly max?: string | undefined;
}

/** Several lines. */
export interface LongTextFormField extends FormFieldBase {
  readonly kind: 'longText';
  readonly maxLength?: number | undefined;
}

/** What can be read only, and why. */
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
  /** Two letters. */
  readonly id: string;
  readonly name: string;
  /** With its plus: "+44". */
  readonly code: string;
}

/** @returns what is wrong in the fields, in their order, for the summary of a long form */
export function fieldProblems(fields: readonly FormField[]) {
  return fields.flatMap(({ id, error }) => (error === undefined ? [] : [{ field: id, text: error }]));
}
