import type { RefusalCause } from '@touchline/contract';
import type { RequestState } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import type { DraftSchema } from '../shared/useDraft.ts';

/** Kinds of answers of an operator, in the order of the form. */
export const answerKinds = ['approve', 'refuse', 'request'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Answer being written. */
export interface AnswerDraft {
  readonly kind: AnswerKind | undefined;
  /** Empty if there is only free text. */
  readonly cause: RefusalCause | '';
  readonly text: string;
}

/** Answer with the body of its call. */
export type Answer =
  | { readonly kind: 'approve' }
  | { readonly kind: 'refuse'; readonly cause?: RefusalCause; readonly reason?: string }
  | { readonly kind: 'request'; readonly reason: string };

export const NO_ANSWER: AnswerDraft = { kind: undefined, cause: '', text: '' };
const MIN_TEXT_LENGTH = 3;

/**
 * Returns the answers that a request allows: all of them while it is pending; an approved one only allows asking for
 * another document.
 * @param isLast whether the player has no later request
 */
export function answersTo(state: RequestState, isLast: boolean): readonly AnswerKind[] {
  if (!isLast) return [];
  if (state === 'pending') return answerKinds;
  return state === 'approved' ? ['request'] : [];
}

const problemsOf = (field: 'kind' | 'text', text: string) => ({ problems: [{ field, text }] });

/** How an answer is written. Other fields than those of its kind are left out. */
export const answerSchema: DraftSchema<AnswerDraft, AnswerDraft, Answer> = {
  read: (draft) => draft,
  parse: ({ kind, cause, text }) => {
    if (kind === undefined) return problemsOf('kind', t('identification.kindMissing'));
    if (kind === 'approve') return { body: { kind } };
    const reason = text.trim();
    const isCause = kind === 'refuse' && cause !== '';
    if (reason.length < MIN_TEXT_LENGTH && !(isCause && reason === '')) {
      const isReasonMissing = kind === 'refuse' && cause === '';
      return problemsOf(
        'text',
        t(isReasonMissing ? 'identification.reasonMissing' : 'identification.wordsMissing'),
      );
    }
    if (kind === 'request') return { body: { kind, reason } };
    return {
      body: { kind, ...(cause === '' ? {} : { cause }), ...(reason === '' ? {} : { reason }) },
    };
  },
};
