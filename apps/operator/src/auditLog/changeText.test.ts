import { expect, test } from 'vitest';
import { changeText } from './changeText.ts';

test('shows only the fields that differ', () => {
  expect(changeText({ before: { a: 1, b: true, c: [1] }, after: { a: 2, b: true, c: [1], d: 'x' } })).toBe(
    'a: 1 → 2; d: – → x',
  );
  expect(changeText({ before: 3, after: 4 })).toBe('3 → 4');
});

test('shows the fields of a new record without braces', () => {
  expect(changeText({ before: null, after: { kind: 'accepted', points: '150.50' } })).toBe(
    'kind: accepted; points: 150.50',
  );
  expect(changeText({ before: null, after: 'accepted' })).toBe('– → accepted');
});

test('shows lists and records as text, not as JSON', () => {
  expect(
    changeText({
      before: { sports: [1, 2], law: { name: 'Malta', checks: ['a', 'b'] }, names: [] },
      after: { sports: [1], law: { name: 'Malta', checks: [] }, names: ['x'] },
    }),
  ).toBe('sports: 1, 2 → 1; law: (name Malta, checks a, b) → (name Malta, checks –); names: – → x');
});

test('shows the fields that a waiting change of a site would change', () => {
  const payload = {
    siteId: 'house',
    part: 'paymentMethods',
    before: { card: { state: 'off' } },
    value: { card: { state: 'on', currencies: { EUR: { min: '4.00' } } } },
    version: 2,
    loosened: ['card.state'],
  };
  expect(changeText({ before: null, after: { act: 'site-setting', site: 'house', payload } })).toBe(
    'house, paymentMethods: card.state: off → on; card.currencies.EUR.min: – → 4.00',
  );
});
