import { featureNames } from '@touchline/contract/pages';
import { parse } from 'valibot';
import type { Jurisdiction } from '../../accounts/index.ts';
import { demoLoyalty } from './demoLoyalty.ts';
import type { SiteEntry, SiteEntrySchema } from './sitesFile.ts';
import { popupNames } from './visitEntry.ts';

/** A country for each jurisdiction with rules of its own: its players meet them on the demonstration site. */
const jurisdictionOfCountry: Readonly<Record<string, Jurisdiction>> = {
  gb: 'uk',
  ca: 'ontario',
  se: 'sweden',
  de: 'germany',
  mt: 'malta',
};

/**
 * Creates the entry of a demonstration site at `everything.localhost`, on which every feature is on that a site may
 * have. A test compares it with the defaults, so that a new feature is on here as well.
 */
export function everythingEntry(schema: SiteEntrySchema, brand: string): SiteEntry {
  return parse(schema, {
    id: 'everything',
    brand,
    hosts: ['everything.localhost'],
    companyName: 'Everything',
    licence: { text: 'Everything is a demonstration without a licence. Play money.' },
    descriptions: { en: 'A demonstration of every feature that a site may have. Play money.' },
    availableRoutes: featureNames,
    isOneTapAuthEnabled: true,
    langHiddenUnauthorized: ['ar'],
    isHyperBonusWithBonusBet: true,
    isShowIdentification: true,
    topSportIds: [1, 4, 3],
    ref_id: 'demonstration',
    outsideAddresses: { example: 'https://example.com/' },
    brands: [
      { id: 'lantern', name: 'Lantern Works' },
      { id: 'harbour', name: 'Harbour Games' },
      { id: 'small-hours', name: 'Small Hours' },
    ],
    partnerCssBrandBook: [{ css_prop: '--ui-radius-card', css_value: '20px' }],
    visit: {
      popups: [...popupNames],
      asksConsent: true,
      isPwa: true,
      isSnow: true,
      countryId: 1,
      collectorKey: 'demonstration',
    },
    loyalty: demoLoyalty,
    verification: {
      groups: [
        { code: 'standard', types: ['identity'] },
        { code: 'enhanced', types: ['identity', 'address'] },
      ],
      defaultGroup: null,
      validDays: { identity: 730, address: 365 },
    },
    safety: {
      jurisdictionOfCountry,
      hasSessionClock: true,
      hasTestQuestions: true,
      hasExtraLimitsSwitch: true,
      isLockedWhilePending: true,
      identityAbove: [{ amount: '2000.00' }],
      fundsAbove: [
        { amount: '5000.00', days: 30 },
        { amount: '20000.00', days: 365 },
      ],
    },
    winningsTax: { percent: '5', free: { EUR: '10.00' } },
    deposits: { lookUpAbove: '1000.00' },
    withdrawals: { reversal: 'untilApproved', depositTurnover: 1, offersAutomatic: true },
    access: {
      fields: {
        full_reg: ['name', 'surname', 'country', 'date_birthday', 'promo_code', 'bonus'].map((id) => ({
          id,
        })),
      },
      isDataAfterRegistration: true,
      country: 'gb',
    },
  });
}
