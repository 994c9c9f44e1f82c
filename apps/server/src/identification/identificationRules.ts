import { documentTypes, type IdentificationState, type IdentityData } from '@touchline/contract';
import { ageOn } from '../accounts/registrationRules.ts';
import { ProblemError, wrongField } from '../http/problem.ts';
import type { DocumentRow, RequestRow } from './identification.store.ts';
import type { ProfileRow } from '../accounts/profile.ts';
import { isVerified } from '../accounts/profileStatus.ts';

/**
 * Returns the state of a player's identification.
 * @param last the last submission
 */
export function stateOf(
  last: RequestRow | undefined,
  profile: Pick<ProfileRow, 'verification_status'> | undefined,
): IdentificationState {
  if (last?.state === 'pending' || last?.state === 'requested') return last.state;
  if (isVerified(profile)) return 'verified';
  return last?.state === 'refused' ? 'refused' : 'none';
}

/**
 * Throws a ProblemError 409 while nothing can be sent: the submission is under review, or identification is complete.
 */
export function requireOpen(state: IdentificationState): void {
  if (state === 'pending') {
    throw new ProblemError(
      409,
      'IDENTIFICATION_PENDING',
      'Your documents are under review: wait for the result.',
    );
  }
  if (state === 'verified') {
    throw new ProblemError(409, 'ALREADY_VERIFIED', 'You are already verified: there is nothing to send.');
  }
}

/** Data of a document; fields that are left out or null aren't given. */
export type DocumentData = {
  readonly [Field in 'date_birthday' | 'document_type_id' | 'passport_date' | 'passport_end_date']?:
    | IdentityData[Field]
    | null;
};

/**
 * Throws a ProblemError 400 that names the impossible field: a date that doesn't exist, an expired document.
 * @param path of the data in the request, such as `/data`
 */
export function requireDocuments(data: DocumentData, now: Date, path = '/data'): void {
  const {
    document_type_id: type,
    passport_date: issued,
    passport_end_date: ends,
    date_birthday: born,
  } = data;
  if (type != null && !documentTypes.some(({ id }) => id === type)) {
    throw wrongField(
      `${path}/document_type_id`,
      'unknown',
      `Document type ${type} isn’t accepted: choose one from the list.`,
    );
  }
  // `ageOn` returns a number for every valid date in the past.
  if (issued != null && (ageOn(issued, now) === undefined || (born != null && issued < born))) {
    throw wrongField(`${path}/passport_date`, 'date', `The date of issue ${issued} isn’t valid: check it.`);
  }
  if (ends == null) return;
  if (Number.isNaN(Date.parse(ends)) || new Date(ends).toISOString().slice(0, 10) !== ends) {
    throw wrongField(`${path}/passport_end_date`, 'date', `The date ${ends} isn’t valid: check it.`);
  }
  if (ends < now.toISOString().slice(0, 10)) {
    throw wrongField(`${path}/passport_end_date`, 'over', 'This document has expired: send a valid one.');
  }
}

/** Throws a ProblemError 422 if a side of the documents, or the requested document, is missing. */
export function requireFiles(
  files: readonly Pick<DocumentRow, 'kind'>[],
  state: IdentificationState,
  documentType: number,
): void {
  const sides = documentTypes.find(({ id }) => id === documentType)?.sides ?? [];
  const needed = state === 'requested' ? (['additional'] as const) : sides;
  const missing = needed.filter((kind) => !files.some((file) => file.kind === kind));
  if (missing.length === 0) return;
  throw new ProblemError(
    422,
    'DOCUMENT_MISSING',
    `A photo is missing (${missing.join(', ')}): add it, then send again.`,
    missing.map((kind) => ({ path: `/documents/${kind}`, code: 'required' })),
  );
}
