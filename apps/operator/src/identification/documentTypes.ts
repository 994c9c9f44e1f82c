import type { Identification, IdentityData, RefusalCause } from '@touchline/contract';
import type { RequestState } from '@touchline/contract/operators';

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  // The cast is safe: these are the object's own keys.
  Object.keys(record) as Key[];

/** States of a request, in the order of the list. */
export const requestStates = keysOf({
  pending: true,
  requested: true,
  refused: true,
  approved: true,
} satisfies Record<RequestState, true>);

/** General causes for refusing documents, in the order of the form. */
export const refusalCauses = keysOf({
  unreadable: true,
  cut: true,
  copy: true,
  expired: true,
  mismatch: true,
  notAccepted: true,
  otherPerson: true,
} satisfies Record<RefusalCause, true>);

/** Kinds of documents by `document_type_id`. */
export const documentNames: Readonly<
  Record<IdentityData['document_type_id'], Identification['documentTypes'][number]['name']>
> = { 1: 'passport', 2: 'card', 3: 'licence' };

/** Maximum length of the text to a player, characters. */
export const MAX_ANSWER_LENGTH = 500;
