/**
 * Types of verification: `document` is reviewed by operators, `identity` and `address` by a verifier. Approved documents
 * and an approved identity prove the same.
 */
export const verificationTypes = ['document', 'identity', 'address'] as const;
export type VerificationType = (typeof verificationTypes)[number];
/** Types that a verifier checks. */
export type CheckType = Exclude<VerificationType, 'document'>;
export const checkTypes = ['identity', 'address'] as const satisfies readonly CheckType[];

/** Steps that a verifier asks of the player. */
export const checkSteps = ['document', 'selfie', 'address'] as const;
export type CheckStep = (typeof checkSteps)[number];

/**
 * States of a check: `asked` by an operator and not begun, `started` but nothing sent, `pending` at the verifier,
 * `documents` waits for an additional document, `expired` without anything sent, `lapsed` was approved until a date.
 */
export const checkStates = [
  'asked',
  'started',
  'pending',
  'documents',
  'approved',
  'refused',
  'expired',
  'lapsed',
] as const;
export type CheckState = (typeof checkStates)[number];

/** Reasons of a refusal, translated for the player. */
export const checkReasons = [
  'unreadable',
  'cut',
  'copy',
  'expired',
  'mismatch',
  'notAccepted',
  'otherPerson',
  'selfie',
  'addressOld',
  'underage',
  'other',
] as const;
export type CheckReason = (typeof checkReasons)[number];

/** Documents that a verifier or an operator may ask for in addition. */
export const additionalDocuments = [
  'secondDocument',
  'addressProof',
  'bankStatement',
  'paymentCard',
  'fundsSource',
] as const;
export type AdditionalDocument = (typeof additionalDocuments)[number];

/** Causes of a step of a check. */
export const checkSources = ['player', 'verifier', 'operator', 'clock'] as const;
export type CheckSource = (typeof checkSources)[number];

/** Longest code of a group, characters. */
export const LONGEST_GROUP_CODE = 32;
/** Most days for which an approved check may be valid. */
export const MOST_VALID_DAYS = 3650;
