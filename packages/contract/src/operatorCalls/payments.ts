import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { DepositConversion } from '../calls/payments/schemas.ts';
import { Closed } from '../schemas.ts';
import { Amount, Instant, Iso, Next, nullable, Reason, ReasonBody } from './common.ts';

const Payment = Type.Object({
  id: Type.String(),
  playerId: Type.String(),
  siteId: Type.String(),
  direction: Type.Enum(['deposit', 'withdrawal']),
  method: Type.String({ description: 'English name of the method.' }),
  iso: Iso,
  amount: Amount,
  received: nullable(Amount),
  receivedIso: Type.String({
    description: 'Currency of what was received; the payment’s own before that.',
  }),
  state: Type.String(),
  reason: nullable(Type.String()),
  at: Instant,
});
const ListedPayment = Type.Object({ ...Payment.properties, login: Type.String() });
/** Payment of a player. */
export type OperatorPayment = DeepReadonly<Static<typeof ListedPayment>>;

const PaymentDetail = Type.Object({
  ...Payment.properties,
  fee: Amount,
  refunded: Amount,
  credit: nullable(DepositConversion),
  left: Type.String({ description: 'Received and not given back, in `receivedIso`.' }),
  canCredit: Type.Boolean({
    description: 'False if the money can only be sent back: it isn’t of the payment’s currency.',
  }),
  cameWith: nullable(
    Type.Object(
      { paymentId: Type.String(), kind: Type.Enum(['surplus', 'further']) },
      {
        description:
          'The deposit that it came with: above its amount (`surplus`), or later with its reference (`further`).',
      },
    ),
  ),
  provider: Type.String(),
  providerRef: nullable(Type.String()),
  requisite: nullable(Type.String({ description: 'Masked card, account or wallet that it was paid from.' })),
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
/** Payment with its steps. */
export type OperatorPaymentDetail = DeepReadonly<Static<typeof PaymentDetail>>;

const params = Type.Object({ paymentId: Type.String({ maxLength: 64 }) });
const Changed = Type.Object({ paymentId: Type.String() });
const common = { tag: 'operators: payments', session: 'operator', scope: 'payments' } as const;

export const paymentCalls = {
  listPayments: defineCall({
    id: 'listPayments',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/payments',
    summary: 'Returns payments of all players, newest first; in the list `review` deposits only.',
    query: Type.Object({
      state: Type.Optional(Type.Enum(['review', 'open', 'done', 'failed'])),
      before: Type.Optional(Type.String({ pattern: '^[0-9a-f]{32}$' })),
      player: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,17}$' })),
    }),
    answers: { 200: Type.Object({ payments: Type.Array(ListedPayment), next: Next }) },
    problems: [400, 401, 403],
  }),
  showPayment: defineCall({
    id: 'showPayment',
    sites: 'payment',
    ...common,
    method: 'get',
    path: '/ops/payments/{paymentId}',
    summary: 'Returns a payment with its steps.',
    params,
    answers: { 200: PaymentDetail },
    problems: [400, 401, 403, 404],
  }),
  creditPayment: defineCall({
    id: 'creditPayment',
    sites: 'payment',
    ...common,
    audit: ['payment.credit'],
    method: 'post',
    path: '/ops/payments/{paymentId}/credit',
    summary:
      'Credits the money of a deposit in `review`. Money of another currency can’t be credited (`canCredit`, 409 `OTHER_CURRENCY`); `received` is in `receivedIso`.',
    params,
    body: ReasonBody,
    answers: { 200: Changed },
    problems: [400, 401, 403, 404, 409, 422],
  }),
  sendBackPayment: defineCall({
    id: 'sendBackPayment',
    sites: 'payment',
    ...common,
    audit: ['payment.sendBack'],
    method: 'post',
    path: '/ops/payments/{paymentId}/send-back',
    summary: 'Sends the money of a deposit in `review` back to its source with the next round.',
    params,
    body: ReasonBody,
    answers: { 200: Changed },
    problems: [400, 401, 403, 404, 409, 422],
  }),
  refundPayment: defineCall({
    id: 'refundPayment',
    sites: 'payment',
    ...common,
    audit: ['payment.refund'],
    method: 'post',
    path: '/ops/payments/{paymentId}/refund',
    summary:
      'Takes a part or all of a credited deposit from the balance and sends it back to its source. More than the balance is refused. Money that the provider refuses goes back to the balance, and is logged as an error.',
    params,
    body: Type.Object({ amount: Type.String({ maxLength: 30 }), reason: Reason }, Closed),
    answers: { 200: Changed },
    problems: [400, 401, 403, 404, 409, 422],
  }),
  voidPayment: defineCall({
    id: 'voidPayment',
    sites: 'payment',
    ...common,
    audit: ['payment.void'],
    method: 'post',
    path: '/ops/payments/{paymentId}/void',
    summary:
      'Takes back a deposit that was credited wrongly, after a look-up; its fee and its room in the limits come back, a balance that is too low leaves a debt. 409 `PROVIDER_SAYS_PAID` if the provider says that it is paid: repeat it with `isConfirmed` only for a duplicate.',
    params,
    body: Type.Object(
      {
        reason: Reason,
        isConfirmed: Type.Optional(
          Type.Boolean({
            description: 'True if the deposit is void although its provider says that it is paid.',
          }),
        ),
      },
      Closed,
    ),
    answers: { 200: Changed },
    problems: [400, 401, 403, 404, 409, 422],
  }),
};
