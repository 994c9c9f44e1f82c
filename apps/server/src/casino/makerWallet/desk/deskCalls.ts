import * as v from 'valibot';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const playerId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));
const amount = v.pipe(v.string(), v.maxLength(30));

/** Actions of the test desk, by the last part of their path. */
export const deskSchemas = {
  /** Opens an account of a player with a balance. */
  player: v.object({ currency: v.string(), balance: amount }),
  /** Lists a game of the maker with these bounds, or changes it. */
  game: v.object({
    gameId: id,
    currency: v.string(),
    minStake: amount,
    maxStake: amount,
    maxWin: v.optional(v.number()),
    minCycleMs: v.optional(v.number(), 0),
    state: v.optional(v.picklist(['active', 'maintenance', 'retired']), 'active'),
  }),
  /** Asks for a session as a launch does; answers with its launch token. */
  session: v.object({ playerId, gameId: id }),
  /** Sets a limit of a player; the value is an amount, minutes, or days. */
  limit: v.object({
    playerId,
    kind: v.picklist(['loss', 'wagering', 'realityCheck', 'exclusion']),
    value: amount,
  }),
  freeRounds: v.object({
    playerId,
    gameId: id,
    currency: v.string(),
    rounds: v.pipe(v.number(), v.integer(), v.minValue(1)),
    stake: amount,
    goesTo: v.picklist(['main', 'bonus']),
  }),
  /** Moves the times of a session, its sign-in and its rounds into the past. */
  age: v.object({ sessionId: id, ms: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** Runs the job that ends forgotten rounds. */
  jobs: v.object({}),
  /** Answers with the balances, the bookings and the notices of a player. */
  account: v.object({ playerId }),
  /** Decides the next call of the maker to the wallet and breaks its connection instead of answering. */
  drop: v.object({}),
} as const;

export type DeskAction = keyof typeof deskSchemas;
export type DeskBody<Action extends DeskAction> = v.InferOutput<(typeof deskSchemas)[Action]>;

/** Answer to `account`. */
export interface DeskAccount {
  readonly main: string;
  readonly bonus: string;
  /** Bookings on the player's accounts, oldest first, without the first credit; each with the account on its other side. */
  readonly entries: readonly { readonly kind: string; readonly amount: string; readonly other: string }[];
  /** Kinds of notices to operators about the player's rounds. */
  readonly notices: readonly string[];
}
