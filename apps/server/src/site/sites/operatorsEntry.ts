import { optional, pipe, regex, strictObject, string, type InferOutput } from 'valibot';
import { whole } from './whole.ts';

/** Entry of a site for what one operator may do without a second person. */
export const operatorsEntry = strictObject({
  /** Most that one operator moves for one player in 24 hours, decimal text in the currency of the site. */
  aloneInDay: optional(
    pipe(string(), regex(/^\d{1,12}(?:\.\d{1,2})?$/, 'an amount is a decimal such as "500.00"')),
    '500.00',
  ),
  /** Most players whom messages of one operator to segments reach in 24 hours. */
  messagePlayers: optional(whole(0, 1_000_000), 100),
});
export type OperatorRules = InferOutput<typeof operatorsEntry>;
