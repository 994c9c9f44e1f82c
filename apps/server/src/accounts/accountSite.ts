import type { RegistrationField, RegistrationType, SiteConfig } from '@touchline/contract';
import type { ChangeRule, PersonalField } from '@touchline/contract/personalData';
import type { MailSite } from '../delivery/index.ts';
import type { PlayersLaw } from './jurisdictions.ts';

/** A field of a site's form of registration. */
interface AskedField {
  readonly id: RegistrationField;
  readonly isRequired: boolean;
}

/** Data of a site that the accounts of its players need. */
export interface AccountSite {
  readonly id: string;
  readonly config: MailSite['config'] &
    Pick<
      SiteConfig,
      | 'defaultTimeZone'
      | 'isAccountMiddleware'
      | 'isRegistrationAllowed'
      | 'isVipDomain'
      | 'registrationCurrencies'
      | 'show_one_click'
      | 'termsVersion'
    >;
  /** Registration methods, and the data that they require. */
  readonly access: {
    readonly registrationTypes: readonly RegistrationType[];
    readonly fields: Readonly<Record<RegistrationType, readonly AskedField[]>>;
    readonly isDataAfterRegistration: boolean;
    readonly minimumAge: number;
  };
  /** Rules for changes of players' data. */
  readonly personalData: {
    readonly rules: { readonly [Field in PersonalField]?: ChangeRule | undefined };
    /** Days between two changes of a player's login. */
    readonly loginChangeDays: number;
  };
  readonly safety: PlayersLaw;
}
