import type { ConfigGroupName, GroupFields } from '@touchline/contract';

/** Fields of each group of the configuration. */
const groups: Readonly<Record<ConfigGroupName, readonly (keyof GroupFields)[]>> = {
  site: [
    'id',
    'brand',
    'companyName',
    'licence',
    'minimumAge',
    'wordmark',
    'homeParts',
    'stateVersion',
    'countryCode',
  ],
  languages: ['languages', 'langHiddenUnauthorized', 'defaultLanguage', 'defaultTimeZone'],
  routes: ['availableRoutes', 'urlsToRedirectTo404', 'isAccountMiddleware', 'isShowIdentification'],
  registration: [
    'isRegistrationAllowed',
    'isRegistrationButtonDisabled',
    'isVipDomain',
    'isOneTapAuthEnabled',
    'show_one_click',
    'registrationCurrencies',
    'currency',
  ],
  terms: ['isAvailableConfirmTerms', 'termsVersion'],
  coupon: [
    'isAvailableCouponBonusBet',
    'isHyperBonusWithBonusBet',
    'showVipBet',
    'couponTypesWithMinAmount',
    'couponTypesWithMaxAmount',
    'oddsViews',
    'defaultOddsView',
    'partnerHasTaxes',
  ],
  gates: ['block', 'maintenance'],
  brands: ['brands'],
};

const isGroup = (name: string): name is ConfigGroupName => Object.hasOwn(groups, name);

/**
 * Returns the groups of these names; unknown names are omitted.
 * @param config all fields of the groups
 */
export function groupsOf(config: GroupFields, names: readonly string[]): Record<string, GroupFields> {
  return Object.fromEntries(
    names.flatMap((name) => {
      if (!isGroup(name)) return [];
      const fields = groups[name];
      return [
        [
          name,
          Object.fromEntries(
            fields.flatMap((field) => (Object.hasOwn(config, field) ? [[field, config[field]]] : [])),
          ),
        ],
      ];
    }),
  );
}
