import type { Identification, IdentityData, RefusalCause } from '@touchline/contract';
import type { RequestState } from '@touchline/contract/operators';

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  // The cast: an object's own keys.
  Object.keys(record) as Key[];

/** Where a request may stand, as the list offers it. */
export const requestStates = keysOf({
  pending: true,
  requested: true,
  refused: true,
  approved: true,
} satisfies Record<RequestState, true>);

/** Why documents are refused, in general, as the form offers it. */
export const refusalCauses = keysOf({
  unreadable: true,
  cut: true,
  copy: true,
  expired: true,
  mismatch: true,
  notAccepted: true,
  otherPerson: true,
} satisfies Record<RefusalCause, true>);

/** Kinds of papers by `document_type_id`. */
export const paperNames: Readonly<
  Record<IdentityData['document_type_id'], Identification['documentTypes'][number]['name']>
> = { 1: 'passport', 2: 'card', 3: 'licence' };

/** The longest words to a player that the server takes, characters. */
export const MOST_ANSWER_WORDS = 500;
