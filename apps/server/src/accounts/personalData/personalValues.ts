import type { PersonalChange, PersonalValues } from '@touchline/contract';
import { storedText } from '@touchline/contract/enteredTexts';
import { personalFields, type PersonalField } from '@touchline/contract/personalData';
import type { Trx } from '../../kernel/index.ts';
import { countryIdOf } from '../phones/phones.ts';
import { changeProfile, type ProfileChange, type ProfileRow } from '../profile.ts';
import { insertDataChanges, type ChangeAuthor } from './dataChanges.ts';

/** Columns of the fields. */
const COLUMNS = {
  surname: 'surname',
  name: 'name',
  middle_name: 'middle_name',
  date_birthday: 'birth_date',
  birth_place: 'birth_place',
  country: 'country_code',
  region: 'region',
  city: 'city',
  registration_address: 'registration_address',
  document_type_id: 'document_type_id',
  passport_series: 'passport_series',
  passport: 'passport',
  passport_date: 'passport_date',
  passport_end_date: 'passport_end_date',
  passport_issued_by: 'passport_issued_by',
  inn: 'inn',
} as const satisfies Record<PersonalField, keyof ProfileRow>;

/** Fields to change; those that are left out or undefined stay as they are, null empties one. */
export type NewPersonalValues = { readonly [Field in PersonalField]?: PersonalChange[Field] | undefined };

const changedBy = (change: NewPersonalValues): readonly PersonalField[] =>
  personalFields.filter((field) => change[field] !== undefined);

const valueOf = (profile: ProfileRow | undefined, field: PersonalField) => profile?.[COLUMNS[field]] ?? null;

const textOf = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

/** Returns the fields of a profile that have a value. */
export function personalValuesOf(profile: ProfileRow | undefined): PersonalValues {
  const filled = personalFields.flatMap((field) => {
    const value = valueOf(profile, field);
    return value === null ? [] : [[field, value] as const];
  });
  // The cast: Object.fromEntries loses the names of the fields.
  return Object.fromEntries(filled) as PersonalValues;
}

/** Returns the fields whose value a change differs from. */
export function changedFieldsOf(
  profile: ProfileRow | undefined,
  change: PersonalChange,
): readonly PersonalField[] {
  const values = normalized(change);
  return changedBy(values).filter((field) => values[field] !== valueOf(profile, field));
}

/** Returns a change with its texts as they are stored. */
function normalized(change: NewPersonalValues): NewPersonalValues {
  return Object.fromEntries(
    Object.entries(change).map(([field, value]) => [
      field,
      typeof value === 'string' ? storedText(value) : value,
    ]),
  );
}

/**
 * Changes personal data, and adds what changed to the player's history.
 * @param before the profile, which the transaction has locked
 * @param more further columns of the profile, which have no history
 */
export async function changePersonalValues(
  trx: Trx,
  { author, before }: { readonly author: ChangeAuthor; readonly before: ProfileRow | undefined },
  change: NewPersonalValues,
  more: ProfileChange = {},
): Promise<void> {
  const values = normalized(change);
  const columns = Object.fromEntries(changedBy(values).map((field) => [COLUMNS[field], values[field]]));
  const country =
    values.country === undefined
      ? {}
      : { country_id: values.country === null ? null : countryIdOf(values.country) };
  await changeProfile(trx, author.playerId, { ...columns, ...country, ...more });
  await insertDataChanges(
    trx,
    author,
    changedBy(values).map((field) => ({
      field,
      before: textOf(valueOf(before, field)),
      after: textOf(values[field]),
    })),
  );
}
