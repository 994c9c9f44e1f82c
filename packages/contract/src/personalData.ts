/** Fields of a player's personal data, in the order in which they are shown. */
export const personalFields = [
  'surname',
  'name',
  'middle_name',
  'date_birthday',
  'birth_place',
  'country',
  'region',
  'city',
  'registration_address',
  'document_type_id',
  'passport_series',
  'passport',
  'passport_date',
  'passport_end_date',
  'passport_issued_by',
  'inn',
] as const;
export type PersonalField = (typeof personalFields)[number];

/** Fields of the history of changes: personal data, and what the player signs in with. */
export const changedFields = [...personalFields, 'login', 'email', 'phone'] as const;
export type ChangedField = (typeof changedFields)[number];

/**
 * Rules of who may change a field: the player at any time; the player until a submission is under review or the
 * identity is confirmed; the player only while it is empty; operators only.
 */
export const changeRules = ['always', 'untilVerified', 'once', 'operators'] as const;
export type ChangeRule = (typeof changeRules)[number];

/** Reasons for which the player can't change a field. */
export const lockCauses = ['review', 'verified', 'filled', 'operators'] as const;
export type LockCause = (typeof lockCauses)[number];
