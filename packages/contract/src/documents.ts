/** Places for documents: the page or side with the photo, the other side of a card, what an operator asked for. */
export const documentKinds = ['front', 'back', 'additional'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Kinds of papers by `document_type_id`, with the sides that have to be seen. */
export const documentTypes = [
  { id: 1, name: 'passport', sides: ['front'] },
  { id: 2, name: 'card', sides: ['front', 'back'] },
  { id: 3, name: 'licence', sides: ['front', 'back'] },
] as const satisfies readonly { id: number; name: string; sides: readonly DocumentKind[] }[];

export type DocumentTypeName = (typeof documentTypes)[number]['name'];

/** The largest file of a document, bytes. */
export const MOST_DOCUMENT_BYTES = 5_242_880;
/** How many files may wait to be handed in. */
export const MOST_DOCUMENTS = 6;
export const documentMediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type DocumentMediaType = (typeof documentMediaTypes)[number];

/**
 * Why documents are refused, in general: the player reads it in the own language. No cause asks for another document
 * (`request-document` does), and what none of them says is said in words.
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

/** The longest words of an operator to a player, characters. */
export const MOST_ANSWER_WORDS = 500;

export const identificationStates = ['none', 'pending', 'verified', 'refused', 'requested'] as const;
export type IdentificationState = (typeof identificationStates)[number];
