import { expect, test } from 'vitest';
import { changesOf, changeText, fieldText } from './changeText.ts';

test('lists only the fields that differ', () => {
  const change = { before: { a: 1, b: true, c: [1] }, after: { a: 2, b: true, c: [1], d: 'x' } };
  expect(changesOf(change)).toEqual([
    { field: 'a', before: '1', after: '2' },
    { field: 'd', before: '–', after: 'x' },
  ]);
  expect(changeText(change)).toBe('a: 1 → 2; d: – → x');
  expect(changeText({ before: 3, after: 4 })).toBe('3 → 4');
});

test('shows the fields of a new record without what was before', () => {
  expect(changeText({ before: null, after: { kind: 'accepted', points: '150.50' } })).toBe(
    'kind: accepted; points: 150.50',
  );
  expect(changeText({ before: null, after: 'accepted' })).toBe('– → accepted');
});

test('lists nothing for an act that changes nothing', () => {
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

test('shows lists and records as text, not as JSON', () => {
  expect(
    changeText({
      before: { sports: [1, 2], law: { name: 'Malta', checks: ['a', 'b'] }, names: [] },
      after: { sports: [1], law: { name: 'Malta', checks: [] }, names: ['x'] },
    }),
  ).toBe('sports: 1, 2 → 1; law: (name Malta, checks a, b) → (name Malta, checks –); names: – → x');
});

test('shows names of fields and yes or no in words', () => {
  expect(changeText({ before: { isFrozen: false }, after: { isFrozen: true } })).toBe('is frozen: no → yes');
  expect(fieldText('enable_push_bets')).toBe('enable_push_bets');
});
