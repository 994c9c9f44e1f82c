import { optional, strictObject, type InferOutput } from 'valibot';
import { euros } from './euros.ts';

/** Entry of a site for deposits. */
export const depositsEntry = strictObject({
  /** Amount in euros above which a reported success is confirmed by a look-up before it is credited. */
  lookUpAbove: optional(euros, '5000.00'),
});
export type DepositRules = InferOutput<typeof depositsEntry>;
