import { expect, test } from 'vitest';
import { answersTo, bodyOf } from './answer.ts';

test.each([
  [{ kind: 'approve', cause: '', text: 'left over' }, {}],
  [{ kind: 'refuse', cause: 'cut', text: '' }, { cause: 'cut' }],
  [
    { kind: 'refuse', cause: 'cut', text: ' The lower edge. ' },
    { cause: 'cut', reason: 'The lower edge.' },
  ],
  [{ kind: 'refuse', cause: '', text: 'Not yours' }, { reason: 'Not yours' }],
  [{ kind: 'request', cause: 'cut', text: 'A bill' }, { reason: 'A bill' }],
] as const)('%j makes the body of the call, without other fields', (draft, body) => {
  expect(bodyOf(draft)).toEqual(body);
});

test.each([
  { kind: undefined, cause: 'cut', text: 'Cut' },
  { kind: 'refuse', cause: '', text: '  ' },
  { kind: 'refuse', cause: 'cut', text: 'No' },
  { kind: 'request', cause: 'cut', text: '' },
] as const)('%j makes no answer yet', (draft) => {
  expect(bodyOf(draft)).toBeUndefined();
});

test('offers answers to the last request only, and at most another document for an approved one', () => {
  expect(answersTo('pending', true)).toEqual(['approve', 'refuse', 'request']);
  expect(answersTo('approved', true)).toEqual(['request']);
  expect(answersTo('refused', true)).toEqual([]);
  expect(answersTo('pending', false)).toEqual([]);
  expect(answersTo('approved', false)).toEqual([]);
});
