import type { PersonalChange, PersonalValues } from '@touchline/contract';
import { personalFields, type PersonalField } from '@touchline/contract/personalData';

/** Values of the form for personal data; empty strings for missing ones. */
export type PersonalDraft = Readonly<Record<PersonalField, string>>;

/** Returns the draft of known data. */
export function personalDraftOf(values: PersonalValues): PersonalDraft {
  // Cast: the keys are all fields.
  return Object.fromEntries(
    personalFields.map((field) => [field, String(values[field] ?? '')]),
  ) as PersonalDraft;
}

/** Returns the fields that differ, as the call takes them: null for an emptied one. */
export function personalChangeOf(known: PersonalDraft, draft: PersonalDraft): PersonalChange {
  const changed = personalFields.filter((field) => draft[field].trim() !== known[field]);
  return Object.fromEntries(
    changed.map((field) => {
      const value = draft[field].trim();
      if (value === '') return [field, null];
      if (field === 'country') return [field, value.toLowerCase()];
      return [field, field === 'document_type_id' ? Number(value) : value];
    }),
  );
}
