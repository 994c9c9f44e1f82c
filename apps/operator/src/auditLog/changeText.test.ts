import { expect, test } from 'vitest';
import { changesOf, changeText, fieldText } from './changeText.ts';

test('lists only the fields that differ', () => {
  const change = { action: 'x', before: { a: 1, b: true, c: [1] }, after: { a: 2, b: true, c: [1], d: 'x' } };
  expect(changesOf(change)).toEqual([
    { field: 'a', before: '1', after: '2' },
    { field: 'd', before: '–', after: 'x' },
  ]);
  expect(changeText(change)).toBe('a: 1 → 2; d: – → x');
  expect(changeText({ action: 'x', before: 3, after: 4 })).toBe('3 → 4');
});

test('shows the fields of a new record without what was before', () => {
  expect(changeText({ action: 'x', before: null, after: { kind: 'accepted', points: '150.50' } })).toBe(
    'kind: accepted; points: 150.50',
  );
  expect(changeText({ action: 'x', before: null, after: 'accepted' })).toBe('– → accepted');
});

test('lists nothing for an act that changes nothing', () => {
  expect(changesOf({ action: 'x', before: null, after: null })).toEqual([]);
});

test('shows lists and records as text, not as JSON', () => {
  expect(
    changeText({
      action: 'x',
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
  expect(
    changeText({
      action: 'approval.ask',
      before: null,
      after: { act: 'site-setting', site: 'house', payload },
    }),
  ).toBe('house: paymentMethods; card.state: off → on; card.currencies.EUR.min: – → 4.00');
});

test('shows limits by their names, and times, and leaves out what a new record lacks', () => {
  const after = { type: 12, value: '150.00', iso: 'EUR', endsAt: null };
  expect(changeText({ action: 'player.limit', before: null, after })).toBe(
    'type: Losses, 30 days; value: 150.00; currency: EUR',
  );
  expect(changeText({ action: 'x', before: null, after: { endsAt: 1_741_770_000 } })).toBe(
    'ends at: Mar 12, 2025, 9:00 AM UTC',
  );
});

test('shows names of fields and yes or no in words', () => {
  expect(changeText({ action: 'x', before: { isFrozen: false }, after: { isFrozen: true } })).toBe(
    'frozen: no → yes',
  );
  expect(fieldText('enable_push_bets')).toBe('enable_push_bets');
});
