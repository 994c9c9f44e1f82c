import type { RefusalCause } from '@touchline/contract';
import type { RequestState } from '@touchline/contract/operators';

/** What an operator may say, and the last part of the call that says it. */
export const answerPaths = {
  approve: 'approve',
  refuse: 'refuse',
  request: 'request-document',
} as const;
export type AnswerKind = keyof typeof answerPaths;

/** What is being written. */
export interface AnswerDraft {
  readonly kind: AnswerKind | undefined;
  /** Empty: none, it is said in words. */
  readonly cause: RefusalCause | '';
  readonly words: string;
}

export const NO_ANSWER: AnswerDraft = { kind: undefined, cause: '', words: '' };
const LEAST_WORDS = 3;

/**
 * What can be said to a request: everything while it waits; one more document also of whom was approved.
 * @param isLast whether no later request of the player stands
 */
export function answersTo(state: RequestState, isLast: boolean): readonly AnswerKind[] {
  if (!isLast) return [];
  if (state === 'pending') return ['approve', 'refuse', 'request'];
  return state === 'approved' ? ['request'] : [];
}

/** The body of the call that says it; undefined while something is missing: an answer, a reason. */
export function bodyOf({ kind, cause, words }: AnswerDraft): Readonly<Record<string, string>> | undefined {
  if (kind === undefined) return undefined;
  if (kind === 'approve') return {};
  const reason = words.trim();
  if (reason !== '' && reason.length < LEAST_WORDS) return undefined;
  const isSaid = reason !== '' || (kind === 'refuse' && cause !== '');
  if (!isSaid) return undefined;
  return {
    ...(kind === 'refuse' && cause !== '' ? { cause } : {}),
    ...(reason === '' ? {} : { reason }),
  };
}
