import type { SiteConfig } from '@touchline/contract';

/** The fields of each group of the configuration. */
const groups: Readonly<Record<string, readonly (keyof SiteConfig)[]>> = {
  site: ['id', 'brand', 'companyName', 'wordmark', 'stateVersion', 'countryCode'],
  languages: ['languages', 'defaultLanguage', 'defaultTimeZone'],
  routes: ['availableRoutes', 'urlsToRedirectTo404', 'isAccountMiddleware', 'isShowIdentification'],
  registration: ['isRegistrationAllowed', 'show_one_click', 'registrationCurrencies', 'currency'],
  terms: ['isAvailableConfirmTerms', 'termsVersion'],
  coupon: [
    'isAvailableCouponBonusBet',
    'showVipBet',
    'couponTypesWithMinAmount',
    'couponTypesWithMaxAmount',
    'oddsViews',
    'defaultOddsView',
  ],
  gates: ['block', 'maintenance'],
};

/** The groups of these names; a name that is none is left out. */
export function groupsOf(config: SiteConfig, names: readonly string[]): Record<string, Partial<SiteConfig>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const fields = Object.hasOwn(groups, name) ? groups[name] : undefined;
      if (!fields) return [];
      return [
        [
          name,
          Object.fromEntries(fields.flatMap((field) => (field in config ? [[field, config[field]]] : []))),
        ],
      ];
    }),
  );
}
