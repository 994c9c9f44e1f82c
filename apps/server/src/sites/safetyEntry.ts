import { boolean, optional, picklist, pipe, record, regex, strictObject, string } from 'valibot';
import { jurisdictions } from '../limits/rules/safetyRules.ts';

const jurisdiction = picklist(jurisdictions, `a jurisdiction is one of ${jurisdictions.join(', ')}`);

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
});
