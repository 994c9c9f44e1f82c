import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { Account } from '../calls/account/wallet.ts';
import { Closed } from '../schemas.ts';
import {
  Amount,
  AnyId,
  Instant,
  Iso,
  Next,
  nullable,
  PlayerParams,
  Reason,
  ReasonBody,
  WaitingAct,
} from './common.ts';

const Adjustment = Type.Object({
  id: Type.String(),
  playerId: Type.String(),
  login: Type.String(),
  iso: Iso,
  amount: Type.String({ description: 'Amount, with a minus if it is taken from the player.' }),
  reason: Type.String(),
  state: Type.Enum(['waiting', 'booked', 'refused'], {
    description: '`waiting`: a second operator has to agree.',
  }),
  askedBy: Type.String(),
  at: Instant,
  decidedBy: nullable(Type.String()),
});
/** Adjustment of a balance by operators. */
export type Adjustment = DeepReadonly<Static<typeof Adjustment>>;

const PaymentSums = Type.Object({
  iso: Iso,
  deposits: Amount,
  net: Type.String({
    description: 'Deposits without refunds, voids and chargebacks, less withdrawals.',
  }),
});
/** Sums of a player's payments in one currency. */
export type PaymentSums = DeepReadonly<Static<typeof PaymentSums>>;

const TaxSums = Type.Object({
  iso: Iso,
  month: Type.String({ description: 'Withheld in the last 30 days.' }),
  year: Type.String({ description: 'Withheld in the last 365 days.' }),
});
/** Tax withheld from a player's winnings in one currency, without what was given back. */
export type TaxSums = DeepReadonly<Static<typeof TaxSums>>;

const Instrument = Type.Object({
  id: Type.String(),
  requisite: Type.String({ description: 'Masked.' }),
  iso: Iso,
  methods: Type.Array(Type.String(), { description: 'Ids of the methods that it was used with.' }),
  owner: Type.Union([Type.String(), Type.Null()], {
    description: 'Name of its holder as the player typed it.',
  }),
  usedAt: Instant,
  closedFor: Type.Union([Type.Enum(['charged-back', 'payer', 'operator']), Type.Null()], {
    description: 'Reason why it is closed for payments; null while it is open.',
  }),
  closedAt: nullable(Instant),
});
/** Card, account or wallet of a player in one currency. */
export type OperatorInstrument = DeepReadonly<Static<typeof Instrument>>;

const PlayerMoney = Type.Object({
  instruments: Type.Array(Instrument, { description: 'The latest used first.' }),
  pauses: Type.Array(
    Type.Object({
      id: Type.String(),
      family: Type.String(),
      cause: Type.Enum(['declines', 'cards'], {
        description: '`declines`: five in an hour; `cards`: three different ones in a day.',
      }),
      begunAt: Instant,
      endsAt: Instant,
    }),
    { description: 'Families of methods that are paused for the player, the last pause first.' },
  ),
  accounts: Type.Array(
    Type.Object({
      id: Type.String(),
      iso: Iso,
      type: Account.properties.type,
      money: Amount,
      held: Amount,
    }),
  ),
  limits: Type.Array(Type.Object({ seconds: Type.Integer(), iso: Iso, limit: Amount, remainder: Amount }), {
    description: 'Deposit limits, in the currency of the main account.',
  }),
  checks: Type.Array(
    Type.Object({
      kind: Type.Enum(['identity', 'funds']),
      isDue: Type.Boolean(),
      sum: Type.String({ description: 'Deposits in the window.' }),
      above: Type.String({ description: 'Sum above which the check is due.' }),
      days: Type.Union([Type.Integer(), Type.Null()], {
        description: 'Length of the window; null for all time.',
      }),
    }),
    { description: 'Checks that sums of deposits ask for, identity first. Amounts in euros.' },
  ),
  fundsCheck: Type.Union(
    [Type.Object({ state: Type.Enum(['checked', 'asked']), by: Type.String(), at: Instant }), Type.Null()],
    {
      description: 'Last check of the source of the money, or the last request for one; null without any.',
    },
  ),
  month: Type.Array(PaymentSums, { description: 'Sums of the last 30 days.' }),
  year: Type.Array(PaymentSums, { description: 'Sums of the last 365 days.' }),
  taxes: Type.Array(TaxSums, { description: 'Empty without taxes in the last 365 days.' }),
  debts: Type.Array(
    Type.Object({
      id: Type.String(),
      couponId: nullable(Type.String()),
      paymentId: nullable(Type.String()),
      roundId: nullable(Type.String()),
      iso: Iso,
      open: Amount,
      at: Instant,
    }),
  ),
});
/** A player's money on one page. */
export type PlayerMoney = DeepReadonly<Static<typeof PlayerMoney>>;

const LedgerEntry = Type.Object({
  id: Type.String(),
  at: Instant,
  kind: Type.String(),
  ref: Type.Union([Type.String(), Type.Null()], {
    description: 'Id of the coupon, the payment or the adjustment.',
  }),
  iso: Iso,
  amount: Amount,
  balance: Type.String({ description: 'Balance after the entry.' }),
});
/** Ledger entry of a player's account. */
export type LedgerEntry = DeepReadonly<Static<typeof LedgerEntry>>;

const FundsState = Type.Union([Type.Literal('checked'), Type.Literal('asked')]);
const InstrumentState = Type.Union([Type.Literal('closed'), Type.Literal('open')]);
const common = { tag: 'operators: money', session: 'operator', scope: 'payments' } as const;
const adjustments = { ...common, scope: 'adjustments' } as const;

export const moneyCalls = {
  showPlayerMoney: defineCall({
    id: 'showPlayerMoney',
    sites: 'player',
    ...common,
    method: 'get',
    path: '/ops/money/{playerId}',
    summary:
      'Returns a player’s balances, cards and accounts, paused methods, deposit limits, open debts, and deposits, net deposits and withheld taxes of 30 and 365 days.',
    params: PlayerParams,
    answers: { 200: PlayerMoney },
    problems: [400, 401, 403, 404],
  }),
  listLedgerEntries: defineCall({
    id: 'listLedgerEntries',
    sites: 'player',
    ...common,
    method: 'get',
    path: '/ops/money/{playerId}/ledger',
    summary: 'Returns ledger entries of all accounts of a player, newest first, 50 at a time.',
    params: PlayerParams,
    query: Type.Object({
      before: Type.Optional(Type.String({ maxLength: 20, description: 'The `next` of the page before.' })),
    }),
    answers: { 200: Type.Object({ entries: Type.Array(LedgerEntry), next: Next }) },
    problems: [400, 401, 403, 404],
  }),
  markFunds: defineCall({
    id: 'markFunds',
    sites: 'player',
    ...common,
    audit: ['funds.checked', 'funds.asked'],
    method: 'post',
    path: '/ops/money/{playerId}/funds',
    summary:
      'Marks the source of a player’s money as checked: later deposits are counted anew. `asked` closes deposits until then, and opens the identification for a document.',
    params: PlayerParams,
    body: Type.Object({ state: FundsState, reason: Reason }, Closed),
    answers: { 200: Type.Object({ playerId: Type.String(), state: FundsState }) },
    problems: [400, 401, 403, 404],
  }),
  closeInstrument: defineCall({
    id: 'closeInstrument',
    sites: 'player',
    ...common,
    audit: ['instrument.close', 'instrument.open'],
    method: 'post',
    path: '/ops/money/{playerId}/instruments/{instrumentId}',
    summary:
      'Closes a card, an account or a wallet of a player for payments, in every currency; `open` opens it.',
    params: Type.Object({ playerId: AnyId, instrumentId: AnyId }),
    body: Type.Object({ state: InstrumentState, reason: Reason }, Closed),
    answers: { 200: Type.Object({ instrumentId: Type.String(), state: InstrumentState }) },
    problems: [400, 401, 403, 404],
  }),
  liftMethodPause: defineCall({
    id: 'liftMethodPause',
    sites: 'player',
    ...common,
    audit: ['methodPause.lift'],
    method: 'post',
    path: '/ops/money/{playerId}/pauses/{pauseId}/lift',
    summary: 'Ends the pause of a payment method; 409 `PAUSE_OVER` if it is over.',
    params: Type.Object({ playerId: AnyId, pauseId: AnyId }),
    body: ReasonBody,
    answers: { 200: Type.Object({ pauseId: Type.String() }) },
    problems: [400, 401, 403, 404, 409],
  }),
  listAdjustments: defineCall({
    id: 'listAdjustments',
    sites: 'list',
    ...adjustments,
    method: 'get',
    path: '/ops/adjustments',
    summary: 'Returns a player’s adjustments, newest first, at most 100.',
    query: Type.Object({ player: Type.String({ maxLength: 20, description: 'Id of the player.' }) }),
    answers: { 200: Type.Object({ adjustments: Type.Array(Adjustment) }) },
    problems: [400, 401, 403],
  }),
  adjustBalance: defineCall({
    id: 'adjustBalance',
    sites: 'account',
    ...adjustments,
    audit: ['adjustment.book', 'approval.ask'],
    method: 'post',
    path: '/ops/adjustments',
    summary:
      'Adjusts a balance; a negative `amount` takes it from the player. An adjustment that an operator may make alone is booked at once, others wait for a second operator.',
    body: Type.Object(
      {
        accountId: Type.String({ maxLength: 20 }),
        amount: Type.String({ maxLength: 30, description: 'Decimal text; `-5.00` takes it.' }),
        reason: Reason,
      },
      Closed,
    ),
    answers: {
      200: Type.Object({ id: Type.String(), state: Type.Literal('booked') }),
      202: WaitingAct,
    },
    problems: [400, 401, 403, 404, 409, 422],
  }),
};
