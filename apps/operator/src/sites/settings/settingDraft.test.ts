import type { Site } from '@touchline/contract/operators';
import { expect, test } from 'vitest';
import { isMessageKey } from '../../messages/messages.ts';
import { entryKinds } from './entryKinds.ts';
import { settingSchema, typedOf, withTyped } from './settingDraft.ts';
import { settingsOf } from './settingsOf.ts';

const listed = {
  withdrawals: {
    automaticUpTo: '1000.00',
    needsVerification: true,
    secondOperatorAbove: '10000.00',
    identityAbove: '2000.00',
    codeAbove: '500.00',
    depositTurnover: 1,
    reversal: 'never',
    reviewHours: 24,
    offersAutomatic: false,
  },
  safety: { identityAbove: [{ amount: '2000.00', days: 180 }], fundsAbove: [] },
  games: { slotMaxStake: {}, minCycleMs: { slots: 0, others: 0 } },
  consultant: { isOpen: true, countries: null, exceptCountries: ['DE'] },
  paymentMethods: {
    card: {
      state: 'on',
      accountAgeDays: null,
      currencies: { EUR: { min: '5.00', max: '900.00', fee: { percent: '1.5', fixed: '0.00' } } },
    },
  },
} as const;

/** Returns a site with these changes of operators. The cast: the schemas read its state and parts only. */
const siteWith = (state: object = {}): Site =>
  ({
    state: { withdrawals: null, safety: null, games: null, consultant: null, paymentMethods: null, ...state },
    parts: Object.fromEntries(Object.entries(listed).map(([part, value]) => [part, { listed: value }])),
  }) as unknown as Site;

type Part = keyof typeof listed;

/** Returns what is sent after settings were typed. */
function sent(part: Part, state: object, typed: Readonly<Record<string, unknown>> = {}): unknown {
  const site = siteWith(state);
  const { read, parse } = settingSchema(part, site);
  return parse({ own: { ...read(site).own, ...typed } });
}

test.each<[Part, object]>([
  [
    'withdrawals',
    { automaticUpTo: '50.00', needsVerification: false, reversal: 'untilReview', reviewHours: 0 },
  ],
  ['safety', { identityAbove: [{ amount: '10.00' }, { amount: '5.00', days: 7 }], fundsAbove: [] }],
  ['games', { slotMaxStake: { under25: '2.00' }, minCycleMs: { slots: 2500, others: 5000 } }],
  ['games', { slotMaxStake: {} }],
  ['consultant', { countries: ['DE', 'AT'], exceptCountries: null }],
  ['paymentMethods', { card: { state: 'off', accountAgeDays: null, currencies: { EUR: { fee: null } } } }],
  ['paymentMethods', { card: { currencies: { EUR: { min: '9.00', fee: { percent: '2', most: '5.00' } } } } }],
])('sends settings of %s as they are stored: %j', (part, own) => {
  expect(sent(part, { [part]: own })).toEqual({ body: own });
});

test('sends only what operators set, and nothing as null', () => {
  expect(sent('withdrawals', {}, { codeAbove: '40.00' })).toEqual({ body: { codeAbove: '40.00' } });
  expect(sent('withdrawals', {})).toEqual({ body: null });
  expect(
    sent('paymentMethods', { paymentMethods: { card: { state: 'off' } } }, { 'card.state': null }),
  ).toEqual({
    body: null,
  });
});

test.each<[Part, string, unknown]>([
  ['withdrawals', 'automaticUpTo', '-5'],
  ['withdrawals', 'reviewHours', '1.5'],
  ['safety', 'fundsAbove', [{ amount: '', days: '' }]],
  ['safety', 'fundsAbove', [{ amount: '10.00', days: '0' }]],
  ['games', 'slotMaxStake', { under25: 'two', from25: '' }],
  ['games', 'minCycleMs', { slots: '', others: '0' }],
  ['consultant', 'countries', 'Germany'],
  ['paymentMethods', 'card.accountAgeDays', 'three'],
  ['paymentMethods', 'card.currencies.EUR.fee', { percent: 'much', fixed: '', least: '', most: '' }],
])('names the fault of %s at %s', (part, field, typed) => {
  expect(sent(part, {}, { [field]: typed })).toMatchObject({ problems: [{ field }] });
});

test('a setting that is typed back to the site list’s value follows it again, unless operators have set it', () => {
  const site = siteWith();
  const [setting] = settingsOf('withdrawals', site);
  if (!setting) throw new Error('The part has no settings.');
  const draft = settingSchema('withdrawals', site).read(site);
  const changed = withTyped(draft, setting, { typed: '5.00', isSet: false });
  expect(typedOf(changed, setting)).toBe('5.00');
  expect(withTyped(changed, setting, { typed: '1000.00', isSet: false })).toEqual(draft);
  expect(withTyped(changed, setting, { typed: '1000.00', isSet: true }).own['automaticUpTo']).toBe('1000.00');
});

test('each setting has a label and a hint', () => {
  const keys = Object.entries(entryKinds).flatMap(([part, kinds]) =>
    Object.keys(kinds).flatMap((field) => [`setting.${part}.${field}`, `setting.${part}.${field}.hint`]),
  );
  expect(keys.filter((key) => !isMessageKey(key))).toEqual([]);
});
