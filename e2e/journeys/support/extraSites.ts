const makers = ['Lantern Works', 'Kestrel', 'Polder Games', 'Oak & Anvil', 'Meridian', 'Small Hours'];

/** Key of the site that counts visits, and the script of its counter. */
export const COLLECTOR_KEY = 'journeys1';
export const COUNTER = 'https://counter.example/tag.js';

/** Days for which an identity check is valid on the site `lapse`. */
export const VALID_DAYS = 2;

const verification = (days: number) => ({
  groups: [{ code: 'standard', types: ['identity'] }],
  defaultGroup: 'standard',
  validDays: { identity: days },
});

/**
 * Sites of journeys that need their own, in the format of `SITES_FILE`. One platform serves all of them: what happens
 * on a site stays there.
 */
const entries = [
  /** Opens the payment consultant in one country only. */
  { id: 'consultant', brand: 'touchline', consultant: { countries: ['DE'] } },
  /** Asks for the identity above a sum of deposits, then for the source of the money. */
  {
    id: 'checks',
    brand: 'touchline',
    isShowIdentification: true,
    safety: {
      identityAbove: [{ amount: '100.00' }],
      fundsAbove: [{ amount: '150.00', days: 30 }],
    },
  },
  {
    id: 'withdrawals',
    brand: 'touchline',
    withdrawals: { reversal: 'untilApproved', needsVerification: false },
  },
  /** Taxes a fifth of what a bet wins above 1.00. */
  { id: 'taxes', brand: 'touchline', winningsTax: { percent: '20', free: { EUR: '1.00' } } },
  { id: 'safety', brand: 'touchline', safety: { jurisdiction: 'germany' } },
  { id: 'verification', brand: 'touchline', verification: verification(365) },
  {
    id: 'lapse',
    brand: 'touchline',
    safety: { identityAbove: [{ amount: '100.00' }] },
    verification: verification(VALID_DAYS),
  },
  /** All prompts, notices and counters. */
  {
    id: 'asking',
    brand: 'touchline',
    visit: {
      popups: ['age', 'new-site', 'cookies', 'first-deposit'],
      asksConsent: true,
      isSnow: true,
      countryId: 66,
      collectorKey: COLLECTOR_KEY,
      counters: [{ type: 'tag', code: 'T-1', src: COUNTER, integrity: `sha384-${'A'.repeat(64)}` }],
    },
  },
  /** An installable app without prompts. */
  { id: 'app', brand: 'merlot', visit: { isPwa: true } },
  /** Shows game providers, and asks for consent. */
  {
    id: 'makers',
    brand: 'touchline',
    brands: makers.map((name, index) => ({
      id: `maker-${index}`,
      name,
      // The logo of the second one can't be loaded.
      ...(index < 2 && { logo: index === 0 ? '/icon.svg' : '/icons/none.svg' }),
    })),
    visit: { asksConsent: true, popups: ['cookies'] },
  },
] as const;

/** Names of the game providers of the site `makers`. */
export const makerNames: readonly string[] = makers;

/**
 * Host of a site. Browsers resolve every name below localhost, but Node doesn't: a journey that fetches from its own
 * process (`takeTime`, `route.fetch`) needs another one.
 */
const hostOf = (id: string) => (id === 'safety' ? '127.0.0.1' : `${id}.localhost`);

/** Sites of a platform besides its own, each with a host. */
export const extraSites = entries.map((entry) => ({ ...entry, hosts: [hostOf(entry.id)] }));

/** Options of `test.use` for the journeys of an extra site. */
export function siteOf(id: (typeof entries)[number]['id']): { readonly host: string } {
  return { host: hostOf(id) };
}
