import { reversalRules } from '@touchline/cashier';
import {
  boolean,
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
import { euros } from './euros.ts';

const whole = (least: number, most: number) =>
  pipe(
    number(),
    integer('a whole number'),
    minValue(least, `at least ${least}`),
    maxValue(most, `at most ${most}`),
  );

/** Entry of a site for withdrawals. Amounts are in euros, and compared with those of other currencies by the rates. */
export const withdrawalsEntry = strictObject({
  reversal: optional(picklist(reversalRules, `one of ${reversalRules.join(', ')}`), 'never'),
  depositTurnover: optional(whole(0, 3), 0),
  identityAbove: optional(euros, '2000.00'),
  codeAbove: optional(euros, '500.00'),
  automaticUpTo: optional(euros, '1000.00'),
  needsVerification: optional(boolean(), true),
  secondOperatorAbove: optional(euros, '10000.00'),
  reviewHours: optional(whole(1, 240), 24),
});
export type WithdrawalRules = InferOutput<typeof withdrawalsEntry>;
