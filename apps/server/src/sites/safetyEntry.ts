import {
  array,
  boolean,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
} from 'valibot';
import { jurisdictions } from '../limits/rules/safetyRules.ts';
import { euros } from './euros.ts';

const jurisdiction = picklist(jurisdictions, `a jurisdiction is one of ${jurisdictions.join(', ')}`);

/** Sums in euros, each within a number of days or of all time. */
const thresholds = pipe(
  array(
    strictObject({
      amount: euros,
      days: optional(
        pipe(
          number(),
          integer('a whole number of days'),
          minValue(1, 'at least a day'),
          maxValue(3650, 'at most 3650 days'),
        ),
      ),
    }),
  ),
  maxLength(5, 'at most five sums'),
);

/** Entry of a site for limits and breaks: its jurisdictions, and its additional requirements. */
export const safetyEntry = strictObject({
  jurisdiction: optional(jurisdiction, 'default'),
  jurisdictionOfCountry: optional(
    record(pipe(string(), regex(/^[a-z]{2}$/, 'a country is two lower-case letters')), jurisdiction),
    {},
  ),
  hasSessionClock: optional(boolean(), false),
  hasTestQuestions: optional(boolean(), false),
  hasExtraLimitsSwitch: optional(boolean(), false),
  isLockedWhilePending: optional(boolean(), false),
  identityAbove: optional(thresholds, []),
  fundsAbove: optional(thresholds, []),
});
