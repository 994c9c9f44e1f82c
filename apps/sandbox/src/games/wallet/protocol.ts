import * as v from 'valibot';

/** Rules of the player's place. */
export const Rules = v.object({
  autoplay: v.boolean(),
  minCycleMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
  celebrateOverStakeOnly: v.boolean(),
});

const amount = v.pipe(v.string(), v.regex(/^\d{1,15}(?:\.\d{1,8})?$/));

/** Answer to `authenticate`. */
export const Authenticated = v.object({
  status: v.string(),
  makerToken: v.optional(v.nullable(v.string()), null),
  playerId: v.optional(v.nullable(v.string()), null),
  currency: v.optional(v.string()),
  balance: v.optional(amount, '0'),
  /** Bounds of the stakes at this place. */
  limits: v.optional(
    v.object({
      minStake: v.optional(v.nullable(amount), null),
      maxStake: v.optional(v.nullable(amount), null),
    }),
  ),
  /** Rules of the player's place. */
  rules: v.optional(Rules),
});

/** Answer to every other call of the wallet: money calls, the balance and the state of free rounds. */
export const Answered = v.object({
  status: v.string(),
  balance: v.optional(v.nullable(amount)),
  /** Balance now, in the answer to a repeated call. */
  currentBalance: v.optional(amount),
  /** Rest of a limit, in the account's currency. */
  remainder: v.optional(amount),
  applied: v.optional(v.boolean()),
  roundState: v.optional(v.nullable(v.string())),
});
export type Answered = v.InferOutput<typeof Answered>;

/** Statuses after which the same operation may be repeated. */
export const isDefinite = (status: string): boolean => status !== 'INTERNAL';
