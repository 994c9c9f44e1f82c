/**
 * Kinds of document files: the page or side with the photo, the other side of a card, a file that an operator
 * requested.
 */
export const documentKinds = ['front', 'back', 'additional'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Types of identity documents by `document_type_id`, with the sides that are required. */
export const documentTypes = [
  { id: 1, name: 'passport', sides: ['front'] },
  { id: 2, name: 'card', sides: ['front', 'back'] },
  { id: 3, name: 'licence', sides: ['front', 'back'] },
] as const satisfies readonly { id: number; name: string; sides: readonly DocumentKind[] }[];

export type DocumentTypeName = (typeof documentTypes)[number]['name'];

/** Maximum size of a document file in bytes. */
export const MOST_DOCUMENT_BYTES = 5_242_880;
/** Maximum number of files that wait to be submitted. */
export const MOST_DOCUMENTS = 6;
export const documentMediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type DocumentMediaType = (typeof documentMediaTypes)[number];

/**
 * General reasons for rejecting documents, translated for the player. None of them asks for another document
 * (`request-document` does); other reasons are given as text.
 */
export const refusalCauses = [
  'unreadable',
  'cut',
  'copy',
  'expired',
  'mismatch',
  'notAccepted',
  'otherPerson',
] as const;
export type RefusalCause = (typeof refusalCauses)[number];

/** Maximum length of an operator's text to a player, in characters. */
export const MAX_ANSWER_LENGTH = 500;

export const identificationStates = ['none', 'pending', 'verified', 'refused', 'requested'] as const;
export type IdentificationState = (typeof identificationStates)[number];
