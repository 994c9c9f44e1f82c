import type { RefusalCause } from '@touchline/contract';
import type { RequestState } from '@touchline/contract/operators';

/** Answers of an operator, with the last segment of the path of each call. */
export const answerPaths = {
  approve: 'approve',
  refuse: 'refuse',
  request: 'request-document',
} as const;
export type AnswerKind = keyof typeof answerPaths;

/** Answer being written. */
export interface AnswerDraft {
  readonly kind: AnswerKind | undefined;
  /** Empty if there is only free text. */
  readonly cause: RefusalCause | '';
  readonly text: string;
}

export const NO_ANSWER: AnswerDraft = { kind: undefined, cause: '', text: '' };
const LEAST_WORDS = 3;

/**
 * Returns the answers that a request allows: all of them while it is pending; an approved one only allows asking for
 * another document.
 * @param isLast whether the player has no later request
 */
export function answersTo(state: RequestState, isLast: boolean): readonly AnswerKind[] {
  if (!isLast) return [];
  if (state === 'pending') return ['approve', 'refuse', 'request'];
  return state === 'approved' ? ['request'] : [];
}

/** Returns the body of the call; undefined while the answer or its reason is missing. */
export function bodyOf({ kind, cause, text }: AnswerDraft): Readonly<Record<string, string>> | undefined {
  if (kind === undefined) return undefined;
  if (kind === 'approve') return {};
  const reason = text.trim();
  if (reason !== '' && reason.length < LEAST_WORDS) return undefined;
  const isSaid = reason !== '' || (kind === 'refuse' && cause !== '');
  if (!isSaid) return undefined;
  return {
    ...(kind === 'refuse' && cause !== '' ? { cause } : {}),
    ...(reason === '' ? {} : { reason }),
  };
}
