import type { PersonalChange, PersonalValues } from '@touchline/contract';
import { personalFields, type PersonalField } from '@touchline/contract/personalData';
import type { DraftSchema } from '../shared/useDraft.ts';

/** Values of the form for personal data; empty strings for missing ones. */
export type PersonalDraft = Readonly<Record<PersonalField, string>>;

/** Draft of personal data; its body has the fields that differ, null for an emptied one. */
export const personalDraft = (
  stored: PersonalValues,
): DraftSchema<PersonalValues, PersonalDraft, PersonalChange> => ({
  read: personalDraftOf,
  parse: (draft) => ({ body: changeOf(personalDraftOf(stored), draft) }),
});

/** Returns the fields of which the draft has another value, in the order of the form. */
export const changedFields = (known: PersonalDraft, draft: PersonalDraft): readonly PersonalField[] =>
  personalFields.filter((field) => sentText(field, draft) !== known[field]);

/** Returns the draft of known data. */
export function personalDraftOf(values: PersonalValues): PersonalDraft {
  // Cast: the keys are all fields.
  return Object.fromEntries(
    personalFields.map((field) => [field, String(values[field] ?? '')]),
  ) as PersonalDraft;
}

function sentText(field: PersonalField, draft: PersonalDraft): string {
  const text = draft[field].trim();
  return field === 'country' ? text.toLowerCase() : text;
}

function changeOf(known: PersonalDraft, draft: PersonalDraft): PersonalChange {
  return Object.fromEntries(
    changedFields(known, draft).map((field) => {
      const text = sentText(field, draft);
      if (text === '') return [field, null];
      return [field, field === 'document_type_id' ? Number(text) : text];
    }),
  );
}
