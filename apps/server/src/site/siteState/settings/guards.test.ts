import { entryParts, type EffectiveSettings, type EntryPart } from '@touchline/contract/operators';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteEntry } from '../../../composition/siteEntry.ts';
import { repoRoot } from '../../../kernel/repoRoot.ts';
import { plainSitesFile } from '../../../testing/plainSites.ts';
import { loadSites } from '../../sites/sites.ts';
import type { SiteState } from '../siteState.ts';
import { createEntryRules } from './entrySettings.ts';
import { loosenedFields } from './guards.ts';

type Pairs<Value> = readonly (readonly [strict: Value, loose: Value])[];

/** Stricter and looser values of each field; no pairs for a field that guards nothing. */
const samples: {
  readonly [Part in EntryPart]: {
    readonly [Field in keyof EffectiveSettings[Part]]: Pairs<
      NonNullable<SiteState[Part]>[Field & keyof NonNullable<SiteState[Part]>]
    >;
  };
} = {
  withdrawals: {
    reversal: [
      ['never', 'untilReview'],
      ['untilReview', 'untilApproved'],
    ],
    depositTurnover: [[1, 0]],
    identityAbove: [['100.00', '100.01']],
    codeAbove: [['9.00', '10.00']],
    automaticUpTo: [['900.00', '1000.00']],
    needsVerification: [[true, false]],
    secondOperatorAbove: [['9000.00', '10000.00']],
    offersAutomatic: [[true, false]],
    reviewHours: [],
  },
  visit: {
    popups: [
      [['age', 'bonus'], ['bonus']],
      [['cookies'], []],
    ],
    asksConsent: [[true, false]],
    isPwa: [],
    isSnow: [],
  },
  safety: {
    hasSessionClock: [[true, false]],
    hasTestQuestions: [[true, false]],
    hasExtraLimitsSwitch: [[true, false]],
    isLockedWhilePending: [[true, false]],
    identityAbove: [
      [[{ amount: '100.00' }], []],
      [[{ amount: '100.00' }], [{ amount: '100.01' }]],
      [[{ amount: '100.00' }], [{ amount: '100.00', days: 365 }]],
      [[{ amount: '100.00', days: 30 }], [{ amount: '100.00', days: 29 }]],
    ],
    fundsAbove: [[[{ amount: '100.00' }, { amount: '50.00', days: 7 }], [{ amount: '100.00' }]]],
  },
  games: {
    certifiedOnly: [[true, false]],
    autoplay: [['banned', 'allowed']],
    minCycleMs: [
      [{ slots: 2500 }, { slots: 2499 }],
      [{ slots: 2500, others: 5000 }, { slots: 2500 }],
    ],
    celebrateOverStakeOnly: [[true, false]],
    parallelGames: [['one', 'perGame']],
    slotMaxStake: [
      [
        { under25: '2.00', from25: '5.00' },
        { under25: '2.00', from25: '6.00' },
      ],
      [{ under25: '2.00' }, {}],
      [{ under25: '2.00' }, { under25: '2.00', from25: '5.00' }],
    ],
    demo: [
      ['off', 'verified'],
      ['verified', 'open'],
    ],
    bonusBuy: [['banned', 'allowed']],
    jackpots: [['banned', 'allowed']],
    sessionSummary: [[true, false]],
  },
  access: {
    loginModes: [[['sms'], ['sms', 'login_password']]],
    hasPasskeys: [[false, true]],
    registrationTypes: [[[], ['fast_reg']]],
  },
  operators: {
    aloneInDay: [['99.00', '500.00']],
    messagePlayers: [[99, 100]],
  },
  consultant: { isOpen: [], countries: [], exceptCountries: [] },
};

const { all } = await loadSites(siteEntry, plainSitesFile(), join(repoRoot, 'themes'));
const rules = createEntryRules(siteEntry);

const pairs = entryParts.flatMap((part) =>
  Object.entries<Pairs<unknown>>(samples[part]).flatMap(([field, own]) =>
    own.map(([strict, loose]) => [`${part}.${field}`, strict, loose, part, field] as const),
  ),
);

test.each(pairs)('%s loosens from %j to %j, and not back', (_, strict, loose, part, field) => {
  const [listed] = all;
  if (!listed) throw new Error('There is no site.');
  // The cast: the samples have the values of their fields.
  const read = (value: unknown) => rules.read(part, { [field]: value } as SiteState[EntryPart], listed);
  const loosened = (before: unknown, after: unknown) => loosenedFields(part, read(before), read(after));
  expect(loosened(strict, loose)).toEqual([field]);
  expect(loosened(loose, strict)).toEqual([]);
  expect(loosened(loose, loose)).toEqual([]);
});
