import type { ChallengeDraft as ChallengeBody, OperatorChallenge } from '@touchline/contract/operators';
import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { wordsOf } from '../shared/entries.ts';
import type { DraftSchema } from '../shared/useDraft.ts';
import {
  countedOf,
  EMPTY_SHARED,
  isPrize,
  prizeOf,
  prizeText,
  sharedDraft,
  sharedProblems,
  textsOf,
  type SharedDraft,
} from './prizes.ts';

export const challengeKinds = ['rounds', 'games', 'multiplier'] as const;

/** Draft of a challenge: the operator's entries, as text where they are typed. */
export interface ChallengeDraft extends SharedDraft {
  readonly isOn: boolean;
  readonly kind: (typeof challengeKinds)[number];
  readonly goal: string;
  /** A prize without places: `money 2.00`. */
  readonly prize: string;
  readonly isAfterPrevious: boolean;
}

const EMPTY_CHALLENGE: ChallengeDraft = {
  ...EMPTY_SHARED,
  isOn: true,
  kind: 'rounds',
  goal: '10',
  prize: 'points 10',
  isAfterPrevious: false,
};

const COUNT = /^[1-9]\d{0,5}$/;
const MULTIPLE = /^\d{1,6}(\.\d{1,4})?$/;

type Stored = Pick<OperatorChallenge, 'isOn' | 'terms' | 'texts'>;

/** The form of a challenge, stored or new. */
export const challengeSchema: DraftSchema<Stored | undefined, ChallengeDraft, ChallengeBody> = {
  read: (stored) => (stored ? draftOf(stored) : EMPTY_CHALLENGE),
  parse: (draft) => {
    const problems = problemsOf(draft);
    return problems.length > 0 ? { problems } : { body: bodyOf(draft) };
  },
};

function problemsOf(draft: ChallengeDraft): readonly FieldProblem[] {
  const goal = draft.kind === 'multiplier' ? MULTIPLE : COUNT;
  return [
    ...(goal.test(draft.goal.trim()) ? [] : [{ field: 'goal', text: t('challengeForm.goalWrong') }]),
    ...(isPrize(wordsOf(draft.prize)) ? [] : [{ field: 'prize', text: t('challengeForm.prizeWrong') }]),
    ...sharedProblems(draft),
  ];
}

function bodyOf(draft: ChallengeDraft): ChallengeBody {
  const { isOn, kind, goal, leastStake, prize, isAfterPrevious } = draft;
  return {
    isOn,
    terms: {
      ...countedOf(draft),
      kind,
      goal: goal.trim(),
      leastStake: leastStake.trim(),
      prize: prizeOf(wordsOf(prize)),
      isAfterPrevious,
    },
    texts: textsOf(draft),
  };
}

function draftOf({ isOn, terms, texts }: Stored): ChallengeDraft {
  const { kind, goal, prize, isAfterPrevious } = terms;
  return { ...sharedDraft(terms, texts), isOn, kind, goal, prize: prizeText(prize), isAfterPrevious };
}
