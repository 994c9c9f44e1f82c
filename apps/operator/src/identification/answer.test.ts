import { expect, test } from 'vitest';
import { answerSchema, answersTo } from './answer.ts';

test.each([
  [{ kind: 'approve', cause: '', text: 'left over' }, { kind: 'approve' }],
  [
    { kind: 'refuse', cause: 'cut', text: '' },
    { kind: 'refuse', cause: 'cut' },
  ],
  [
    { kind: 'refuse', cause: 'cut', text: ' The lower edge. ' },
    { kind: 'refuse', cause: 'cut', reason: 'The lower edge.' },
  ],
  [
    { kind: 'refuse', cause: '', text: 'Not yours' },
    { kind: 'refuse', reason: 'Not yours' },
  ],
  [
    { kind: 'request', cause: 'cut', text: 'A bill' },
    { kind: 'request', reason: 'A bill' },
  ],
] as const)('%j makes the answer, without other fields', (draft, answer) => {
  expect(answerSchema.parse(draft)).toEqual({ body: answer });
});

test.each([
  [{ kind: undefined, cause: 'cut', text: 'Cut' }, 'kind'],
  [{ kind: 'refuse', cause: '', text: '  ' }, 'text'],
  [{ kind: 'refuse', cause: 'cut', text: 'No' }, 'text'],
  [{ kind: 'request', cause: 'cut', text: '' }, 'text'],
] as const)('%j makes no answer yet: its %s is missing', (draft, field) => {
  expect(answerSchema.parse(draft)).toMatchObject({ problems: [{ field }] });
});

test('offers answers to the last request only, and at most another document for an approved one', () => {
  expect(answersTo('pending', true)).toEqual(['approve', 'refuse', 'request']);
  expect(answersTo('approved', true)).toEqual(['request']);
  expect(answersTo('refused', true)).toEqual([]);
  expect(answersTo('pending', false)).toEqual([]);
  expect(answersTo('approved', false)).toEqual([]);
});
