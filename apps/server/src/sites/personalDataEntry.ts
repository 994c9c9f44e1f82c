import { changeRules, personalFields, type PersonalField } from '@touchline/contract/personalData';
import {
  integer,
  maxValue,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
  type InferOutput,
} from 'valibot';

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
  loginChangeDays: optional(
    pipe(number(), integer('a whole number'), minValue(0, 'at least 0'), maxValue(3650, 'at most 3650')),
    30,
  ),
});
export type PersonalDataEntry = InferOutput<typeof personalDataEntry>;
