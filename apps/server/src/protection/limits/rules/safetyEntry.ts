import {
  array,
  boolean,
  maxLength,
  optional,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
} from 'valibot';
import { jurisdictions } from '../../../accounts/index.ts';
import { euros, whole } from '../../../site/index.ts';

const jurisdiction = picklist(jurisdictions, `a jurisdiction is one of ${jurisdictions.join(', ')}`);

/** Sums in euros, each within a number of days or of all time. */
const thresholds = pipe(
  array(
    strictObject({
      amount: euros,
      days: optional(whole(1, 3650)),
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
