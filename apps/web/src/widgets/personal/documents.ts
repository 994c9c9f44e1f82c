import type { IdentityData, UserConfig } from '@touchline/contract';
import * as v from 'valibot';

/** Values of the identity form; empty strings for missing ones. */
export interface DocumentValues {
  readonly surname: string;
  readonly name: string;
  readonly date_birthday: string;
  readonly document_type_id: string;
  readonly passport: string;
  readonly passport_date: string;
  readonly passport_end_date: string;
  readonly inn: string;
  readonly registration_address: string;
}

/** Fields in the order of the form. */
export const documentFieldIds = [
  'surname',
  'name',
  'date_birthday',
  'registration_address',
  'document_type_id',
  'passport',
  'passport_date',
  'passport_end_date',
  'inn',
] as const satisfies readonly (keyof DocumentValues)[];
export type DocumentFieldId = (typeof documentFieldIds)[number];

const optional: ReadonlySet<DocumentFieldId> = new Set(['passport_end_date', 'inn']);

/** Returns whether a field is required. */
export const isRequired = (id: DocumentFieldId): boolean => !optional.has(id);

/** Returns the known values. */
export function documentValuesOf(data: UserConfig['user_data']): DocumentValues {
  return {
    surname: data.surname ?? '',
    name: data.name ?? '',
    date_birthday: data.date_birthday ?? '',
    document_type_id: String(data.document_type_id ?? 1),
    passport: data.passport ?? '',
    passport_date: data.passport_date ?? '',
    passport_end_date: data.passport_end_date ?? '',
    inn: data.inn ?? '',
    registration_address: data.registration_address ?? '',
  };
}

export interface DocumentMessages {
  readonly missing: string;
  readonly issuedWrong: string;
  readonly over: string;
}

/**
 * Schema of the values.
 * @param today `YYYY-MM-DD`
 */
export function documentSchema(words: DocumentMessages, today: string): v.GenericSchema<DocumentValues> {
  const needed = v.pipe(v.string(), v.trim(), v.nonEmpty(words.missing));
  return v.pipe(
    v.object({
      surname: needed,
      name: needed,
      date_birthday: needed,
      document_type_id: v.string(),
      passport: needed,
      passport_date: v.pipe(
        needed,
        v.check((day) => day <= today, words.issuedWrong),
      ),
      passport_end_date: v.pipe(
        v.string(),
        v.check((day) => day === '' || day >= today, words.over),
      ),
      inn: v.pipe(v.string(), v.trim()),
      registration_address: needed,
    }),
    v.forward(
      v.partialCheck(
        [['date_birthday'], ['passport_date']],
        ({ date_birthday: born, passport_date: issued }) => issued > born,
        words.issuedWrong,
      ),
      ['passport_date'],
    ),
  );
}

/** Converts the values to the API's format. */
export function identityOf(values: DocumentValues): IdentityData {
  const { document_type_id: type, passport_end_date: ends, inn, ...needed } = values;
  return {
    ...needed,
    document_type_id: Number(type),
    ...(ends === '' ? {} : { passport_end_date: ends }),
    ...(inn === '' ? {} : { inn }),
  };
}
