import type { RegistrationField, RegistrationType } from '@touchline/contract';
import { ProblemError, wrongField } from '../kernel/index.ts';
import { isCountry } from './phones/phones.ts';
import type { AccountSite } from './accountSite.ts';
import { typeOf, type Registration, type RegistrationDetails } from './registration.ts';

/** Fields that are stored in the profile; the others are choices of the registration only. */
export const lasting = [
  'country',
  'date_birthday',
  'name',
  'surname',
] as const satisfies readonly RegistrationField[];

/** Returns whether a site offers a registration type now. */
export function isTypeOffered(
  { config, access }: AccountSite,
  type: RegistrationType,
  hasSms: boolean,
): boolean {
  if (!config.isRegistrationAllowed || config.isVipDomain) return false;
  if (config.isAccountMiddleware) return type === 'soc_reg';
  if (!access.registrationTypes.includes(type)) return false;
  if (type === 'fast_reg') return config.show_one_click;
  return type !== 'phone_reg' || hasSms;
}

/** Throws a ProblemError 403 if the site doesn't offer the registration type. */
export function requireType(site: AccountSite, type: RegistrationType, hasSms: boolean): void {
  if (isTypeOffered(site, type, hasSms)) return;
  throw new ProblemError(
    403,
    'REGISTRATION_CLOSED',
    'This way to register isn’t available right now: choose another one.',
  );
}

/**
 * Throws a ProblemError 400 that names the field if a registration asks for something the site doesn't offer, leaves
 * out a required field, or has an invalid one.
 */
export function requireValid(site: AccountSite, registration: Registration, now: Date): void {
  const { config, access } = site;
  requireOneOf('currency', registration.currency, config.registrationCurrencies);
  requireOneOf('language', registration.language, config.languages);
  const missing = access.fields[typeOf(registration)].find(
    ({ id, isRequired }) => isRequired && registration[id] === undefined,
  );
  if (missing && !access.isDataAfterRegistration) {
    throw wrongField(`/${missing.id}`, 'required', `The field ${missing.id} is required: fill it in.`);
  }
  requireDetails(site, registration, now);
}

function requireOneOf(field: string, value: string, offered: readonly string[]): void {
  if (offered.includes(value)) return;
  const list = offered.join(', ');
  throw wrongField(`/${field}`, 'not-offered', `${value} is not offered here: choose one of ${list}.`);
}

/** Throws a ProblemError 400 on an unknown country, an invalid date, or a player who is too young. */
export function requireDetails(
  { access }: Pick<AccountSite, 'access'>,
  details: RegistrationDetails,
  now: Date,
): void {
  const { country, date_birthday: birthday } = details;
  if (country !== undefined && !isCountry(country)) {
    throw wrongField('/country', 'country', `Country ${country} isn’t in the list: choose another.`);
  }
  if (birthday === undefined) return;
  const age = ageOn(birthday, now);
  if (age === undefined) {
    throw wrongField('/date_birthday', 'date', `${birthday} is no day on which anybody alive was born.`);
  }
  if (age < access.minimumAge) {
    throw wrongField('/date_birthday', 'age', `You must be ${access.minimumAge} or over to play.`);
  }
}

const OLDEST = 130;

/**
 * Returns the whole years since a date, in UTC; undefined for a date that is invalid, in the future, or too long ago.
 */
export function ageOn(day: string, now: Date): number | undefined {
  const born = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== day) return undefined;
  const years = now.getUTCFullYear() - born.getUTCFullYear();
  const hadBirthday = now.toISOString().slice(5, 10) >= day.slice(5);
  const age = hadBirthday ? years : years - 1;
  return age < 0 || age > OLDEST ? undefined : age;
}

/** Returns whether a profile field that full_reg requires is still missing. */
export function needsData({ access }: Pick<AccountSite, 'access'>, known: RegistrationDetails): boolean {
  if (!access.isDataAfterRegistration) return false;
  const kept: readonly RegistrationField[] = lasting;
  return access.fields.full_reg.some(
    ({ id, isRequired }) => isRequired && kept.includes(id) && known[id] === undefined,
  );
}
