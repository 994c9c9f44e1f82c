import { changeRules, personalFields, type PersonalField } from '@touchline/contract/personalData';
import { optional, picklist, strictObject, type InferOutput } from 'valibot';
import { whole } from './whole.ts';

const rule = optional(picklist(changeRules, `a rule is one of ${changeRules.join(', ')}`));

// The cast: Object.fromEntries loses the names of the fields.
const rules = Object.fromEntries(personalFields.map((field) => [field, rule])) as Record<
  PersonalField,
  typeof rule
>;

/** Entry of a site for changes of players' data. Its rules only ever make those of the jurisdiction stricter. */
export const personalDataEntry = strictObject({
  /** Rules of single fields, where the site is stricter than its jurisdiction. */
  rules: optional(strictObject(rules), {}),
  /** Days between two changes of a player's login. */
  loginChangeDays: optional(whole(0, 3650), 30),
});
export type PersonalDataEntry = InferOutput<typeof personalDataEntry>;
