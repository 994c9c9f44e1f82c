import { reversalRules } from '@touchline/cashier';
import { boolean, optional, picklist, strictObject, type InferOutput } from 'valibot';
import { euros } from './euros.ts';
import { whole } from './whole.ts';

/** Entry of a site for withdrawals. Amounts are in euros, and compared with those of other currencies by the rates. */
export const withdrawalsEntry = strictObject({
  reversal: optional(picklist(reversalRules, `one of ${reversalRules.join(', ')}`), 'never'),
  depositTurnover: optional(whole(0, 3), 0),
  identityAbove: optional(euros, '2000.00'),
  codeAbove: optional(euros, '500.00'),
  automaticUpTo: optional(euros, '1000.00'),
  needsVerification: optional(boolean(), true),
  secondOperatorAbove: optional(euros, '10000.00'),
  /** True if players may have payouts above an own figure withdrawn by themselves; some laws ask for it anyway. */
  offersAutomatic: optional(boolean(), false),
  reviewHours: optional(whole(1, 240), 24),
});
export type WithdrawalRules = InferOutput<typeof withdrawalsEntry>;
