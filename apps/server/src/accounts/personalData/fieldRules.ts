import {
  changeRules,
  personalFields,
  type ChangeRule,
  type LockCause,
  type PersonalField,
} from '@touchline/contract/personalData';
import type { AccountSite } from '../accountSite.ts';
import type { Jurisdiction, PlayersLaw } from '../jurisdictions.ts';

export type FieldRules = Readonly<Record<PersonalField, ChangeRule>>;

/** An identity that was compared with documents stays as it was confirmed; the country decides which law applies. */
const usual: FieldRules = {
  surname: 'untilVerified',
  name: 'untilVerified',
  middle_name: 'untilVerified',
  date_birthday: 'untilVerified',
  birth_place: 'untilVerified',
  country: 'once',
  region: 'always',
  city: 'always',
  registration_address: 'always',
  document_type_id: 'untilVerified',
  passport_series: 'untilVerified',
  passport: 'untilVerified',
  passport_date: 'untilVerified',
  passport_end_date: 'untilVerified',
  passport_issued_by: 'untilVerified',
  inn: 'untilVerified',
};

/** Rules where a confirmed address needs a document too. */
const addressConfirmed: Partial<FieldRules> = {
  region: 'untilVerified',
  city: 'untilVerified',
  registration_address: 'untilVerified',
};

const OF_JURISDICTION: Readonly<Partial<Record<Jurisdiction, Partial<FieldRules>>>> = {
  uk: addressConfirmed,
  ontario: addressConfirmed,
  sweden: addressConfirmed,
  germany: addressConfirmed,
  malta: addressConfirmed,
};

const stricter = (one: ChangeRule, other: ChangeRule | undefined): ChangeRule =>
  other !== undefined && changeRules.indexOf(other) > changeRules.indexOf(one) ? other : one;

export interface RulesOfPlace {
  readonly safety: PlayersLaw;
  /** Rules of the site's own. */
  readonly own: AccountSite['personalData']['rules'];
  /** Country of the player, two lower-case letters. */
  readonly country: string | undefined;
}

/** Returns the rules for a player's fields: those of the jurisdiction, or the site's own where they are stricter. */
export function fieldRules({ safety, own, country }: RulesOfPlace): FieldRules {
  const byCountry = country === undefined ? undefined : safety.jurisdictionOfCountry[country];
  const law: FieldRules = { ...usual, ...OF_JURISDICTION[byCountry ?? safety.jurisdiction] };
  // The cast: Object.fromEntries loses the names of the fields.
  return Object.fromEntries(
    personalFields.map((field) => [field, stricter(law[field], own[field])]),
  ) as Record<PersonalField, ChangeRule>;
}

export interface Standing {
  /** True if documents are under review: they are compared with the data. */
  readonly isInReview: boolean;
  readonly isVerified: boolean;
}

/**
 * Returns the reason for which a player can't change a field; undefined if they can.
 * @param isFilled whether it has a value
 */
export function lockOf(
  rule: ChangeRule,
  isFilled: boolean,
  { isInReview, isVerified }: Standing,
): LockCause | undefined {
  if (rule === 'operators') return 'operators';
  if (rule === 'always') return undefined;
  if (rule === 'once' && isFilled) return 'filled';
  if (isInReview) return 'review';
  return rule === 'untilVerified' && isVerified ? 'verified' : undefined;
}
