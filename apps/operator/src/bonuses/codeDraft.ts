import type { FieldProblem } from '@touchline/ui';
import type { WriteOf } from '../api/calls.ts';
import { t } from '../messages/messages.ts';
import type { DraftSchema } from '../shared/useDraft.ts';
import { countOf } from '../shared/entries.ts';

type CodeBody = WriteOf<'post', '/ops/bonuses/{siteId}/codes'>['body'];

/** Form of a new promo code: the operator's entries, as text where they are typed. */
export interface CodeDraft {
  readonly offerId: string;
  readonly code: string;
  readonly maxUses: string;
  readonly perPlayer: string;
  readonly budget: string;
  readonly iso: string;
  readonly playerId: string;
  /** UTC ms; undefined without a bound, `NaN` for an instant that can't be read. */
  readonly from: number | undefined;
  readonly to: number | undefined;
}

const EMPTY: Omit<CodeDraft, 'offerId' | 'iso'> = {
  code: '',
  maxUses: '',
  perPlayer: '1',
  budget: '',
  playerId: '',
  from: undefined,
  to: undefined,
};

const MIN_CODE = 4;
const MAX_USES = 10_000_000;
const MAX_PER_PLAYER = 1000;
const AMOUNT = /^\d{1,12}(\.\d{1,8})?$/;

/** Offer that a new code gives unless the operator chooses another one, with its first currency. */
interface FirstOffer {
  readonly offerId: string;
  readonly iso: string;
}

/** The form of a new code. */
export const codeSchema: DraftSchema<FirstOffer, CodeDraft, CodeBody> = {
  read: (first) => ({ ...EMPTY, ...first }),
  parse: (draft) => {
    const problems = problemsOf(draft);
    return problems.length > 0 ? { problems } : { body: bodyOf(draft) };
  },
};

function problemsOf({ code, maxUses, perPlayer, budget, from, to }: CodeDraft): FieldProblem[] {
  const typed = code.trim();
  const isPast = from !== undefined && to !== undefined && to <= from;
  return [
    ...(typed === '' || typed.length >= MIN_CODE ? [] : [{ field: 'code', text: t('codeForm.codeWrong') }]),
    ...(maxUses.trim() === '' || countOf(maxUses, MAX_USES) !== undefined
      ? []
      : [{ field: 'maxUses', text: t('codeForm.maxUsesWrong') }]),
    ...(countOf(perPlayer, MAX_PER_PLAYER) === undefined
      ? [{ field: 'perPlayer', text: t('codeForm.perPlayerWrong') }]
      : []),
    ...(budget.trim() === '' || AMOUNT.test(budget.trim())
      ? []
      : [{ field: 'budget', text: t('codeForm.budgetWrong') }]),
    ...(Number.isNaN(from) ? [{ field: 'from', text: t('codeForm.fromWrong') }] : []),
    ...(Number.isNaN(to) || isPast ? [{ field: 'to', text: t('codeForm.toWrong') }] : []),
  ];
}

function bodyOf({ offerId, maxUses, perPlayer, budget, iso, from, to, ...texts }: CodeDraft): CodeBody {
  const code = texts.code.trim();
  const playerId = texts.playerId.trim();
  const uses = countOf(maxUses, MAX_USES);
  return {
    offerId,
    perPlayer: countOf(perPlayer, MAX_PER_PLAYER) ?? 1,
    countries: [],
    needs: [],
    ...(code === '' ? {} : { code }),
    ...(playerId === '' ? {} : { playerId }),
    ...(uses === undefined ? {} : { maxUses: uses }),
    ...(budget.trim() === '' ? {} : { budget: budget.trim(), iso }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}
