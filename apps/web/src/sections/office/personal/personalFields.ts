import type { PersonalChange, PersonalField, PersonalValues } from '@touchline/contract';
import { isLine, isPersonName } from '@touchline/contract/enteredTexts';
import { personalFields } from '@touchline/contract/personalData';
import * as v from 'valibot';

/** Values of the form; empty strings for missing ones. */
export type FormValues = Readonly<Record<PersonalField, string>>;

/** Fields that can't be emptied again. */
const lasting: ReadonlySet<PersonalField> = new Set(['surname', 'name', 'date_birthday', 'country']);
const names: ReadonlySet<PersonalField> = new Set(['surname', 'name', 'middle_name']);
const dates: ReadonlySet<PersonalField> = new Set(['date_birthday', 'passport_date', 'passport_end_date']);

/** Returns the values of a form for known data. */
export function formValuesOf(values: PersonalValues): FormValues {
  // Cast: the keys are all fields.
  return Object.fromEntries(
    personalFields.map((field) => [field, String(values[field] ?? '')]),
  ) as FormValues;
}

export interface PersonalMessages {
  readonly required: string;
  readonly name: string;
  readonly line: string;
  readonly issued: string;
  readonly over: string;
}

/**
 * Schema of the form.
 * @param start values before the change: what is known can't be emptied, and an unchanged date isn't checked
 * @param today `YYYY-MM-DD`
 */
export function personalSchema(
  messages: PersonalMessages,
  start: FormValues,
  today: string,
): v.GenericSchema<FormValues> {
  const text = (field: PersonalField): v.GenericSchema<string> => {
    const isFilled = start[field] !== '' && lasting.has(field);
    const needed = v.pipe(
      v.string(),
      v.trim(),
      v.check((value) => value !== '' || !isFilled, messages.required),
    );
    if (names.has(field)) {
      return v.pipe(
        needed,
        v.check((value) => value === '' || isPersonName(value), messages.name),
      );
    }
    if (dates.has(field)) return needed;
    return v.pipe(
      needed,
      v.check((value) => value === '' || isLine(value), messages.line),
    );
  };
  // Cast: the keys are all fields.
  const entries = Object.fromEntries(personalFields.map((field) => [field, text(field)])) as Record<
    PersonalField,
    v.GenericSchema<string>
  >;
  return v.pipe(
    v.object(entries),
    v.forward(
      v.check(
        ({ passport_date: issued, date_birthday: born }) =>
          issued === '' || (issued <= today && (born === '' || issued > born)),
        messages.issued,
      ),
      ['passport_date'],
    ),
    v.forward(
      v.check(
        ({ passport_end_date: ends }) => ends === '' || ends === start.passport_end_date || ends >= today,
        messages.over,
      ),
      ['passport_end_date'],
    ),
  );
}

/** Returns the fields that differ from the start, as the API takes them: null for an emptied one. */
export function changeOf(start: FormValues, values: FormValues): PersonalChange {
  const changed = personalFields.filter((field) => values[field].trim() !== start[field]);
  return Object.fromEntries(
    changed.map((field) => {
      const value = values[field].trim();
      if (value === '') return [field, null];
      return [field, field === 'document_type_id' ? Number(value) : value];
    }),
  );
}
