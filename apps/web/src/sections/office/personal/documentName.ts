import type { DocumentType } from '@touchline/contract';

/** Names of document types by `document_type_id`, as in the translations `personal`. */
const names = { 1: 'passport', 2: 'card', 3: 'licence' } as const satisfies Record<
  number,
  DocumentType['name']
>;
const isKnown = (id: unknown): id is keyof typeof names => typeof id === 'number' && Object.hasOwn(names, id);

/** Returns the name of a document type; undefined for one without a text. */
export const documentName = (id: unknown): DocumentType['name'] | undefined =>
  isKnown(id) ? names[id] : undefined;
