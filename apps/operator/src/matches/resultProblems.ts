import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { isReason } from '../shared/ReasonField.tsx';
import { timeIn } from '../sites/times.ts';

/** Returns what is missing in the form of results, in the order of its fields. */
export const resultProblems = (form: {
  readonly hasResults: boolean;
  readonly reason: string;
}): readonly FieldProblem[] => [
  ...(form.hasResults ? [] : [{ field: 'results', text: t('result.missing') }]),
  ...reasonProblem(form.reason),
];

/** Returns what is wrong in the form of a cancellation, in the order of its fields. */
export const cancelProblems = (form: {
  readonly start: string;
  readonly end: string;
  readonly reason: string;
}): readonly FieldProblem[] => [
  ...timeProblem('start', form.start),
  ...timeProblem('end', form.end),
  ...reasonProblem(form.reason),
];

const reasonProblem = (reason: string): readonly FieldProblem[] =>
  isReason(reason) ? [] : [{ field: 'reason', text: t('edit.reasonMissing') }];

const timeProblem = (field: 'start' | 'end', text: string): readonly FieldProblem[] =>
  text.trim() === '' || timeIn(text) !== undefined ? [] : [{ field, text: t(`cancel.${field}Wrong`) }];
