import { expect, test } from 'vitest';
import { answersTo, bodyOf } from './answer.ts';

test.each([
  [{ kind: 'approve', cause: '', words: 'left over' }, {}],
  [{ kind: 'refuse', cause: 'cut', words: '' }, { cause: 'cut' }],
  [
    { kind: 'refuse', cause: 'cut', words: ' The lower edge. ' },
    { cause: 'cut', reason: 'The lower edge.' },
  ],
  [{ kind: 'refuse', cause: '', words: 'Not yours' }, { reason: 'Not yours' }],
  [{ kind: 'request', cause: 'cut', words: 'A bill' }, { reason: 'A bill' }],
] as const)('%j makes the body of the call, without other fields', (draft, body) => {
  expect(bodyOf(draft)).toEqual(body);
});

test.each([
  { kind: undefined, cause: 'cut', words: 'Cut' },
  { kind: 'refuse', cause: '', words: '  ' },
  { kind: 'refuse', cause: 'cut', words: 'No' },
  { kind: 'request', cause: 'cut', words: '' },
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
