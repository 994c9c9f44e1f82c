import { documentTypes, type IdentificationState } from '@touchline/contract';
import { ProblemError } from '../../kernel/index.ts';
import type { DocumentRow, RequestRow } from './identification.store.ts';
import { type ProfileRow, isVerified } from '../../accounts/index.ts';

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
