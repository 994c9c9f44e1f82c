import { boolean, optional, picklist, pipe, record, regex, strictObject, string } from 'valibot';
import { jurisdictions } from '../limits/safetyRules.ts';

const jurisdiction = picklist(jurisdictions, `a jurisdiction is one of ${jurisdictions.join(', ')}`);

/** What a site's entry says of limits and breaks: where its players are, and what it asks for besides. */
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
