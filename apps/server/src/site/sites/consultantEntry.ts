import {
  array,
  boolean,
  check,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';

const country = pipe(string(), regex(/^[A-Z]{2}$/, 'a country is two capital letters'));

/** Entry of a site with the payment consultant, and the countries whose players reach it. */
export const consultantEntry = pipe(
  strictObject({
    /** False while it accepts nobody. */
    isOpen: optional(boolean(), true),
    /** Countries that have it; all if absent. */
    countries: optional(array(country)),
    /** Countries that don't have it. */
    exceptCountries: optional(array(country)),
  }),
  check(
    ({ countries, exceptCountries }) => countries === undefined || exceptCountries === undefined,
    'either countries or exceptCountries',
  ),
);
export type ConsultantEntry = InferOutput<typeof consultantEntry>;

/**
 * Returns whether the entry gives a country the consultant.
 * @param country of the visit; undefined if it is unknown, which a list of countries doesn't include
 */
export function hasConsultant(
  { isOpen, countries, exceptCountries = [] }: ConsultantEntry,
  country: string | undefined,
): boolean {
  if (!isOpen) return false;
  if (countries) return country !== undefined && countries.includes(country);
  return country === undefined || !exceptCountries.includes(country);
}
