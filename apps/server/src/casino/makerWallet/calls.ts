import * as v from 'valibot';

/** Calls of makers to the wallet, by the last part of their path. */
export const makerCalls = [
  'authenticate',
  'balance',
  'bet',
  'win',
  'betWin',
  'rollback',
  'closeRound',
  'jackpot',
  'tip',
  'freeRounds/state',
] as const;
export type MakerCallName = (typeof makerCalls)[number];

/** Returns whether a text is the name of a call. */
export function isMakerCall(name: string): name is MakerCallName {
  return makerCalls.some((known) => known === name);
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/^[\x21-\x7e]+$/));
const amount = v.pipe(v.string(), v.maxLength(60));
const session = {
  sessionId: v.pipe(v.string(), v.maxLength(64)),
  gameId: id,
  currency: v.pipe(v.string(), v.maxLength(10)),
};
const token = v.optional(v.pipe(v.string(), v.maxLength(200)));

const schemas = {
  authenticate: v.object({ ...session, currency: v.optional(session.currency), token: v.string() }),
  balance: v.object({ ...session, token }),
  bet: v.object({
    ...session,
    token,
    txId: id,
    roundId: id,
    amount,
    type: v.optional(v.picklist(['bet', 'buyin', 'side', 'freeRound']), 'bet'),
    freeRoundsId: v.optional(id),
  }),
  win: v.object({
    ...session,
    txId: id,
    roundId: id,
    amount,
    type: v.optional(v.picklist(['win', 'cashout', 'freeRound', 'promo']), 'win'),
    betTxId: v.optional(id),
    close: v.optional(v.boolean(), false),
  }),
  betWin: v.object({ ...session, token, txId: id, roundId: id, bet: amount, win: amount }),
  rollback: v.object({ ...session, txId: id, targetTxId: id, roundId: id, amount: v.optional(amount) }),
  closeRound: v.object({ ...session, roundId: id }),
  jackpot: v.object({ ...session, txId: id, roundId: id, jackpotId: id, level: id, amount }),
  tip: v.object({ ...session, token, txId: id, amount }),
  'freeRounds/state': v.object({ ...session, freeRoundsId: id }),
} as const;

export type BodyOfCall<Name extends MakerCallName> = v.InferOutput<(typeof schemas)[Name]>;

/** A call of one name, as its maker sent it. */
export type RequestOf<Name extends MakerCallName> = { readonly call: Name } & BodyOfCall<Name>;
/** A call as its maker sent it. */
export type MakerRequest = { [Name in MakerCallName]: RequestOf<Name> }[MakerCallName];
/** A call about a session that was opened before. */
export type SessionRequest = Exclude<MakerRequest, { readonly call: 'authenticate' }>;
/** A call that moves money, which its maker may repeat under its transaction id. */
export type MoneyRequest = Extract<MakerRequest, { readonly txId: string }>;

/** Reads the body of a call; returns the sentence that names its first fault if it can't be read. */
export function readCall(call: MakerCallName, bytes: Buffer): MakerRequest | string {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return 'The body is no JSON in UTF-8.';
  }
  const read = v.safeParse(schemas[call], body);
  // The cast: the schema of this call made the fields.
  if (read.success) return { call, ...read.output } as MakerRequest;
  const [issue] = read.issues;
  return `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}`;
}
