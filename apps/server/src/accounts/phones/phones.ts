import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  Metadata,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { wrongField } from '../../kernel/index.ts';

export interface PhoneCountry {
  readonly id: number;
  readonly name: string;
  /** With its plus. */
  readonly phoneCode: string;
  /** Two lower-case letters. */
  readonly code: string;
}

export interface PhoneMask {
  readonly CountryId: number;
  /** One 9 for each digit. */
  readonly Mask: string;
  readonly Max: number;
  readonly Min: number;
}

/** A phone number in two parts, digits only. */
export interface PhoneParts {
  readonly phone_code: string;
  readonly phone_number: string;
}

/** Maximum of E.164, including the country's code. */
const MOST_DIGITS = 15;
const LEAST_DIGITS = 7;
const A = 'A'.charCodeAt(0);

/** Returns the index of a country's two letters among all pairs of letters, from 1 on; it never changes. */
export function countryIdOf(code: string): number {
  const [first = A, second = A] = [...code.toUpperCase()].map((letter) => letter.charCodeAt(0));
  return (first - A) * 26 + (second - A) + 1;
}

/** Returns the two capital letters of an id of `countryIdOf`. */
export function countryOfId(id: number): string {
  const index = id - 1;
  return String.fromCharCode(A + Math.floor(index / 26), A + (index % 26));
}

/**
 * Returns every country with a calling code, by its name in a language.
 * @param tag BCP 47
 */
export function phoneCountries(tag: string): PhoneCountry[] {
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  return getCountries()
    .map((code) => ({
      id: countryIdOf(code),
      name: names.of(code) ?? code,
      phoneCode: `+${getCountryCallingCode(code)}`,
      code: code.toLowerCase(),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, tag));
}

/** Returns the number format of each country after its code, and its permitted numbers of digits. */
export function phoneMasks(): PhoneMask[] {
  return getCountries().map((code) => {
    const lengths = lengthsOf(code);
    return {
      CountryId: countryIdOf(code),
      Mask: maskOf(code) ?? '9'.repeat(Math.max(...lengths)),
      Max: Math.max(...lengths),
      Min: Math.min(...lengths),
    };
  });
}

/** Part of the library that its types omit. */
interface TypedPlan {
  type(name: 'MOBILE'): { possibleLengths(): readonly number[] } | undefined;
  possibleLengths(): readonly number[];
}

/** Returns the lengths of a country's mobile numbers; of all its numbers if none are known. */
function lengthsOf(code: CountryCode): readonly number[] {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(code);
  // The cast: see the interface.
  const plan = metadata.numberingPlan as TypedPlan | undefined;
  const mobile = plan?.type('MOBILE')?.possibleLengths() ?? [];
  const lengths = mobile.length > 0 ? mobile : (plan?.possibleLengths() ?? []);
  return lengths.length > 0 ? lengths : [LEAST_DIGITS];
}

function maskOf(code: CountryCode): string | undefined {
  const example = getExampleNumber(code, examples);
  const prefix = `+${getCountryCallingCode(code)} `;
  const written = example?.formatInternational();
  return written?.startsWith(prefix) ? written.slice(prefix.length).replaceAll(/\d/g, '9') : undefined;
}

/**
 * Converts a phone to its stored form: digits with the country's code, without the plus and a national 0. An unknown
 * code is validated by the length alone. Throws a ProblemError 400 that names the field.
 */
export function phoneOf({ phone_code: code, phone_number: number }: PhoneParts): string {
  const parsed = parsePhoneNumberFromString(`+${code}${number}`);
  if (parsed?.countryCallingCode === code) {
    if (!parsed.isPossible()) throw wrongPhone();
    return parsed.number.slice(1);
  }
  const digits = `${code}${number}`;
  if (parsed || digits.length < LEAST_DIGITS || digits.length > MOST_DIGITS) throw wrongPhone();
  return digits;
}

const wrongPhone = () =>
  wrongField(
    '/phone_number',
    'phone',
    'This phone number doesn’t match the country code: check both, and leave out the leading zero.',
  );

const countries: ReadonlySet<string> = new Set(getCountries());

/** Returns whether two lower-case letters are a country of the list. */
export const isCountry = (code: string): boolean => countries.has(code.toUpperCase());
