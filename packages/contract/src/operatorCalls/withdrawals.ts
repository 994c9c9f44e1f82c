import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { withdrawalDocuments } from '../calls/payments/schemas.ts';
import { Closed } from '../schemas.ts';
import { withdrawalLists, withdrawalReasons } from '../withdrawalReviews.ts';
import { Amount, AnyId, Instant, Iso, Next, nullable } from './common.ts';

const Withdrawal = Type.Object({
  id: Type.String(),
  playerId: Type.String(),
  login: Type.String(),
  name: nullable(Type.String()),
  siteId: Type.String(),
  iso: Iso,
  amount: Amount,
  state: Type.String(),
  doubts: Type.Array(Type.String(), { description: 'Reasons why it wasn’t approved by itself.' }),
  needs: Type.Array(Type.String(), { description: 'Documents that the player was asked for.' }),
  firstBy: nullable(Type.String({ description: 'Operator of the first of two approvals.' })),
  at: Instant,
  reviewEndsAt: nullable(Instant),
});
/** Withdrawal that waits for an operator. */
export type OperatorWithdrawal = DeepReadonly<Static<typeof Withdrawal>>;

const Payout = Type.Object({
  method: Type.String({ description: 'English name of the method.' }),
  icon: Type.String(),
  requisite: Type.String({ description: 'Masked.' }),
  owner: nullable(Type.String()),
  paidIn: Type.String({
    description: 'Paid in with it and not gone back yet, this withdrawal apart; decimal text.',
  }),
  amount: Amount,
  fee: Amount,
  state: Type.String(),
});
/** Payment of a withdrawal. */
export type OperatorPayout = DeepReadonly<Static<typeof Payout>>;

const WithdrawalDetail = Type.Object({
  ...Withdrawal.properties,
  fee: Amount,
  registeredAt: Instant,
  legs: Type.Array(Payout),
  source: Type.Object(
    {
      deposited: Amount,
      won: Amount,
      taxed: Type.String({ description: 'Tax withheld from what was won, decimal text.' }),
      staked: Amount,
      biggestWin: nullable(Amount),
      turnover: nullable(
        Type.Number({ description: 'Stakes divided by own deposits; null without deposits.' }),
      ),
    },
    { description: 'Money of the last 90 days on its account.' },
  ),
  checks: Type.Array(Type.Object({ code: Type.String(), isFine: Type.Boolean() })),
  balance: Amount,
  debt: Amount,
  before: Type.Object({ paid: Type.Integer(), refused: Type.Integer(), yearSum: Amount }),
  decisions: Type.Array(
    Type.Object({
      at: Instant,
      operator: Type.String(),
      decision: Type.String(),
      reason: Type.String(),
      note: nullable(Type.String()),
    }),
  ),
  daySum: Type.String({
    description:
      'Withdrawals of the player in the 24 hours before and after it, itself included; euros, decimal text.',
  }),
  secondAbove: Type.String({
    description: 'Sum above which two operators have to approve; euros, decimal text.',
  }),
  needsSecond: Type.Boolean({ description: 'True if two operators have to approve it.' }),
  mayApprove: Type.Boolean({ description: 'True if the operator who asks may approve it.' }),
  steps: Type.Array(
    Type.Object({
      at: Instant,
      state: Type.String(),
      source: Type.String(),
      reason: nullable(Type.String()),
    }),
    { description: 'Oldest first.' },
  ),
});
/** Withdrawal with all that its decision needs. */
export type OperatorWithdrawalDetail = DeepReadonly<Static<typeof WithdrawalDetail>>;

const params = Type.Object({ withdrawalId: AnyId });
const note = Type.Optional(
  Type.String({ minLength: 3, maxLength: 300, description: 'Text that only operators see.' }),
);
const Decided = Type.Object({ withdrawalId: Type.String() });
const common = { tag: 'operators: withdrawals', session: 'operator', scope: 'withdrawals' } as const;
const decision = {
  ...common,
  method: 'post',
  params,
  answers: { 200: Decided },
  problems: [400, 401, 403, 404, 409],
} as const;

/** Calls about withdrawals. */
export const withdrawalCalls = {
  listWithdrawals: defineCall({
    id: 'listWithdrawals',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/withdrawals',
    summary: 'Returns withdrawals that wait for an operator, the oldest first.',
    query: Type.Object({
      list: Type.Optional(Type.Enum([...withdrawalLists])),
      after: Type.Optional(Type.String({ pattern: '^[0-9a-f]{32}$' })),
    }),
    answers: { 200: Type.Object({ withdrawals: Type.Array(Withdrawal), next: Next }) },
    problems: [400, 401, 403],
  }),
  showWithdrawal: defineCall({
    id: 'showWithdrawal',
    sites: 'withdrawal',
    ...common,
    method: 'get',
    path: '/ops/withdrawals/{withdrawalId}',
    summary: 'Returns a withdrawal with its plan, the source of its money, checks, debts and decisions.',
    params,
    answers: { 200: WithdrawalDetail },
    problems: [400, 401, 403, 404],
  }),
  approveWithdrawal: defineCall({
    id: 'approveWithdrawal',
    sites: 'withdrawal',
    ...decision,
    audit: ['withdrawal.approve'],
    path: '/ops/withdrawals/{withdrawalId}/approve',
    summary:
      'Approves a withdrawal. If the player’s withdrawals of the 24 hours before and after it (`daySum`) exceed `secondOperatorAbove`, another operator has to approve too: the first one gets 409 `SECOND_OPERATOR_NEEDED`.',
    body: Type.Object({ reason: Type.Enum([...withdrawalReasons.approve]), note }, Closed),
  }),
  refuseWithdrawal: defineCall({
    id: 'refuseWithdrawal',
    sites: 'withdrawal',
    ...decision,
    audit: ['withdrawal.refuse'],
    path: '/ops/withdrawals/{withdrawalId}/refuse',
    summary:
      'Refuses a withdrawal: the money goes back to the balance. The player sees the reason, except `law`.',
    body: Type.Object({ reason: Type.Enum([...withdrawalReasons.refuse]), note }, Closed),
  }),
  cancelWithdrawal: defineCall({
    id: 'cancelWithdrawal',
    sites: 'withdrawal',
    ...decision,
    audit: ['withdrawal.cancel'],
    path: '/ops/withdrawals/{withdrawalId}/cancel',
    summary:
      'Cancels a withdrawal for a wrong instrument or at the player’s wish: the money goes back to the balance, and the player sees the reason.',
    body: Type.Object({ reason: Type.Enum([...withdrawalReasons.cancel]), note }, Closed),
  }),
  askWithdrawalDocuments: defineCall({
    id: 'askWithdrawalDocuments',
    sites: 'withdrawal',
    ...decision,
    audit: ['withdrawal.documents'],
    path: '/ops/withdrawals/{withdrawalId}/documents',
    summary: 'Asks the player for documents; the withdrawal goes on waiting.',
    body: Type.Object(
      {
        documents: Type.Array(Type.Enum([...withdrawalDocuments]), {
          minItems: 1,
          maxItems: withdrawalDocuments.length,
          uniqueItems: true,
        }),
        note,
      },
      Closed,
    ),
  }),
};
