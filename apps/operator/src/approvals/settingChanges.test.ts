import type { Site } from '@touchline/contract/operators';
import { expect, test } from 'vitest';
import { changedPart, settingChanges } from './settingChanges.ts';

const currencies = { EUR: { min: '5.00', max: '900.00', fee: null } };

/** The cast: changes are read from the parts of a site only. */
const site = {
  parts: {
    operators: { listed: { aloneInDay: '500.00', messagePlayers: 100 } },
    paymentMethods: { listed: { card: { state: 'on', accountAgeDays: null, currencies } } },
  },
} as unknown as Site;

test('shows the settings that change, with the site list’s value where operators set none', () => {
  const payload = {
    part: 'operators',
    before: { messagePlayers: 50 },
    value: { messagePlayers: 50, aloneInDay: '900.00' },
    loosened: ['aloneInDay'],
  };
  expect(settingChanges({ payload }, 'operators', site)).toEqual([
    {
      name: 'aloneInDay',
      label: 'Money for one player in 24 hours',
      before: '500.00, as in the site list',
      after: '900.00',
      loosens: true,
    },
  ]);
});

test('names the method of a setting, and shows what is restored by null', () => {
  const before = { card: { state: 'off', currencies: { EUR: { max: '10.00' } } } };
  const payload = { part: 'paymentMethods', before, value: null, loosened: ['card.state'] };
  expect(settingChanges({ payload }, 'paymentMethods', site)).toMatchObject([
    { label: 'card: State', before: 'Off', after: 'On, as in the site list', loosens: true },
    {
      label: 'card: Highest amount, EUR',
      before: '€10.00',
      after: '€900.00, as in the site list',
      loosens: false,
    },
  ]);
});

test('other acts change no part of a site', () => {
  expect(changedPart({ act: 'message', payload: { part: 'operators' } })).toBeUndefined();
  expect(changedPart({ act: 'site-setting', payload: { part: 'operators' } })).toBe('operators');
});
