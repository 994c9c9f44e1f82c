import type { LoyaltyPlan, SiteConfig, VerificationPlan } from '@touchline/contract';
import type { CheckType } from '@touchline/contract/verification';
import type { LoadedBrand } from '@touchline/brand/node';
import type { AccessEntry } from './accessEntry.ts';
import type { SiteBrand } from './brandsEntry.ts';
import type { ConsultantEntry } from './consultantEntry.ts';
import type { ExchangeEntry } from './exchangeEntry.ts';
import type { GamesEntry } from './gamesEntry.ts';
import type { OperatorRules } from './operatorsEntry.ts';
import type { PersonalDataEntry } from './personalDataEntry.ts';
import type { RemotePart } from '../thirdParty/remoteParts.ts';
import type { SiteSafety } from './siteSafety.ts';
import type { SiteState } from '../siteState/siteState.ts';
import type { Look } from './look.ts';
import type { VisitEntry } from './visitEntry.ts';
import type { WinningsTaxEntry } from './winningsTaxEntry.ts';
import type { DepositRules } from './depositsEntry.ts';
import type { WithdrawalRules } from './withdrawalsEntry.ts';

/** A partner's site with the data for its pages and calls. */
export interface Site {
  readonly id: string;
  /** Host names without port, lower case. */
  readonly hosts: readonly string[];
  /** Origins of its hosts, in the same order: the first is given to providers and programs. */
  readonly origins: readonly [string, ...string[]];
  /** Error messages of the faults in its entry: defaults replace the faulty values. */
  readonly faults: readonly string[];
  readonly config: Omit<SiteConfig, 'serverTime' | 'countryCode' | 'block' | 'maintenance'>;
  /** Operators' changes; the configuration includes them. */
  readonly state: SiteState;
  /** External addresses by the ids that redirects use. */
  readonly outside: Readonly<Record<string, string>>;
  /** Remote parts, served by partners. */
  readonly remoteParts: readonly RemotePart[];
  /** Ids of the payment methods that the site offers; all of the platform's if undefined. */
  readonly paymentMethods: readonly string[] | undefined;
  /** Plans of points, cashback and bringing friends. */
  readonly loyalty: LoyaltyPlan;
  /** Groups of verification types. */
  readonly verification: VerificationPlan;
  /** The entry's own `isShowIdentification`; that of `config` is true where players have no other way. */
  readonly choosesDocuments: boolean;
  /** Types that a verifier of the platform checks. */
  readonly checkedTypes: readonly CheckType[];
  /** Makers of its games, and its rules of play. */
  readonly games: GamesEntry;
  /** Rules of deposits. */
  readonly deposits: DepositRules;
  /** Rules of withdrawals. */
  readonly withdrawals: WithdrawalRules;
  /** Bounds of an operator who acts without a second person. */
  readonly operators: OperatorRules;
  /** Tax that it withholds from winnings; null without one. */
  readonly winningsTax: WinningsTaxEntry | null;
  /** Game makers whose brands the site shows, in order. */
  readonly brands: readonly SiteBrand[];
  /** Sign-in and registration methods. */
  readonly access: AccessEntry;
  /** Countries whose players reach the payment consultant. */
  readonly consultant: ConsultantEntry;
  /** Rules for changes of players' data. */
  readonly personalData: PersonalDataEntry;
  /** Spreads of exchanges between a player's own accounts. */
  readonly exchange: ExchangeEntry;
  /** The page's description for search engines, by language. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** Rules of players' limits. */
  readonly safety: SiteSafety;
  /** Settings around a visit, such as popups and consent. */
  readonly visit: VisitEntry;
  readonly brand: LoadedBrand;
  readonly look: Look;
}
