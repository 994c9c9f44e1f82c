import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Currency, IdempotencyKey, Money, Seconds } from '../../schemas.ts';
import {
  DepositConversion,
  Payment,
  PaymentDirection,
  PaymentId,
  PaymentMethod,
  PaymentOutcome,
} from './schemas.ts';

const Fields = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.String({ maxLength: 254, description: 'As the player typed it.' }),
  { description: 'Typed requisites by the id of their field.', maxProperties: 12 },
);

/** A limit of the player's own, in the currency of the account. */
const DepositRoom = Type.Object({
  seconds: Type.Integer({ description: 'Length of the window that the limit is for.' }),
  limit: Type.String(),
  remainder: Type.String({ description: 'What can still be deposited; open deposits are counted.' }),
  next: Type.Optional(
    Type.Object(
      { at: Seconds, amount: Money },
      { description: 'When more can be deposited than now, and how much more; absent if nothing is used.' },
    ),
  ),
});

/** Something that sums of deposits ask of the player. */
const DepositCheck = Type.Object(
  {
    kind: Type.Union([Type.Literal('identity'), Type.Literal('funds')], {
      description:
        '`identity`: the player has to be verified; `funds`: the source of the money has to be checked.',
    }),
    isDue: Type.Boolean({ description: 'True if nothing can be deposited before it.' }),
    left: Type.String({ description: 'What can be deposited before it, in the currency of the account.' }),
  },
  { title: 'DepositCheck' },
);
export type DepositCheck = Static<typeof DepositCheck>;

export const paymentMethods = defineCall({
  id: 'paymentMethods',
  method: 'get',
  path: '/web-api/payments/methods',
  tag: 'payments',
  summary: 'Lists the methods to pay in, best first in each group, as the player can use them now.',
  session: 'player',
  query: Type.Object({
    accountId: Type.Optional(
      Type.String({ description: 'Account of the player; the active one unless given.' }),
    ),
    currency: Type.Optional(Currency),
  }),
  answers: {
    200: Type.Object({
      accountId: Type.String(),
      iso: Type.Unsafe<string>({
        ...Currency,
        description:
          'Currency that is paid, in which all amounts are: the account’s unless another is asked for.',
      }),
      currencies: Type.Array(Currency, {
        description:
          'Currencies that can be paid, the account’s first. Another one is converted: `quoteDeposit` offers its rate.',
      }),
      methods: Type.Array(PaymentMethod),
      room: Type.Array(DepositRoom, {
        description: 'The player’s deposit limits, the shortest window first; empty without limits.',
      }),
      checks: Type.Array(DepositCheck, {
        description: 'Checks that are due or that a deposit can make due, identity first.',
      }),
    }),
  },
  problems: [400, 401, 404],
});

export const askFundsCheck = defineCall({
  id: 'askFundsCheck',
  method: 'post',
  path: '/web-api/payments/funds-check',
  tag: 'payments',
  summary:
    'Opens the identification of a verified player for one more document, about the source of the money. Repeating it changes nothing.',
  session: 'player',
  answers: {
    200: Type.Object({
      isOpen: Type.Boolean({
        description: 'Whether a document can be sent now; false while an earlier one is under review.',
      }),
    }),
  },
  problems: [401, 403],
});

const DepositQuote = Type.Object(
  {
    id: Type.String(),
    iso: Currency,
    amount: Money,
    credit: DepositConversion,
    expiresAt: Seconds,
  },
  {
    title: 'DepositQuote',
    description: 'Rate for one deposit; `credit.amount` is what arrives after the fee.',
  },
);
export type DepositQuote = Static<typeof DepositQuote>;

export const quoteDeposit = defineCall({
  id: 'quoteDeposit',
  method: 'post',
  path: '/web-api/payments/deposits/quote',
  tag: 'payments',
  summary:
    'Offers the rate for a deposit in another currency than the account’s, valid for 30 seconds. 409 with `RATE_STALE` while there is no current rate.',
  session: 'player',
  body: Type.Object(
    { methodId: Type.String({ maxLength: 40 }), accountId: Type.String(), amount: Money, currency: Currency },
    Closed,
  ),
  answers: { 200: Type.Object({ quote: DepositQuote }) },
  problems: [400, 401, 403, 404, 409],
});

export const createDeposit = defineCall({
  id: 'createDeposit',
  method: 'post',
  path: '/web-api/payments/deposits',
  tag: 'payments',
  summary:
    'Begins a deposit. It is stored before the provider is called; a repeated request returns the same deposit. In another currency than the account’s it needs a quote: 409 with `QUOTE_CHANGED` once that has ended or is for another deposit. 409 with `INSTRUMENT_GONE` if the saved card isn’t there any more.',
  session: 'player',
  headers: IdempotencyKey,
  body: Type.Object(
    {
      methodId: Type.String({ maxLength: 40 }),
      accountId: Type.String(),
      amount: Money,
      currency: Type.Optional(
        Type.Unsafe<string>({
          ...Currency,
          description: 'Currency that is paid; the account’s unless given.',
        }),
      ),
      quoteId: Type.Optional(
        Type.String({ maxLength: 40, description: 'Quote that the player confirms, for another currency.' }),
      ),
      instrumentId: Type.Optional(
        Type.String({
          maxLength: 20,
          description:
            'Saved card, account or wallet of the method to pay with again; without it the player chooses on the provider’s page.',
        }),
      ),
      fields: Type.Optional(Fields),
      language: Type.Optional(
        Type.String({ pattern: '^[a-z]{2}$', description: 'Language of the pages that the player sees.' }),
      ),
    },
    Closed,
  ),
  answers: { 200: Type.Object({ payment: Payment }) },
  problems: [400, 401, 403, 404, 409, 422, 451],
});

export const payment = defineCall({
  id: 'payment',
  method: 'get',
  path: '/web-api/payments/{paymentId}',
  tag: 'payments',
  summary:
    'Returns a payment of the player. Asks the provider for the state of an unfinished one, at most once in 5 seconds.',
  session: 'player',
  params: Type.Object({ paymentId: PaymentId }),
  answers: { 200: Type.Object({ payment: Payment }) },
  problems: [401, 404],
});

export const paymentOutcome = defineCall({
  id: 'paymentOutcome',
  method: 'get',
  path: '/web-api/payments/{paymentId}/outcome',
  tag: 'payments',
  summary: 'Returns how a payment ended, without amounts: for result pages without a session.',
  session: 'anyone',
  params: Type.Object({ paymentId: PaymentId }),
  answers: {
    200: Type.Object({ direction: PaymentDirection, outcome: PaymentOutcome, at: Seconds }),
  },
  problems: [404],
});

export const cancelPayment = defineCall({
  id: 'cancelPayment',
  method: 'post',
  path: '/web-api/payments/{paymentId}/cancel',
  tag: 'payments',
  summary:
    'Cancels a deposit that isn’t paid, once its provider has confirmed it, or a withdrawal as far as the site allows it.',
  session: 'player',
  params: Type.Object({ paymentId: PaymentId }),
  answers: { 200: Type.Object({ payment: Payment }) },
  problems: [401, 404, 409],
});

export const payments = defineCall({
  id: 'payments',
  method: 'get',
  path: '/web-api/payments',
  tag: 'payments',
  summary: 'Lists the player’s payments, newest first.',
  session: 'player',
  query: Type.Object({
    direction: Type.Optional(PaymentDirection),
    state: Type.Optional(
      Type.Union([Type.Literal('done'), Type.Literal('open'), Type.Literal('failed')], {
        description: '`failed` includes cancelled and expired ones.',
      }),
    ),
    methodId: Type.Optional(Type.String({ maxLength: 40 })),
    from: Type.Optional(Seconds),
    to: Type.Optional(Seconds),
    before: Type.Optional(PaymentId),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
  }),
  answers: {
    200: Type.Object({
      payments: Type.Array(Payment),
      next: Type.Union([PaymentId, Type.Null()]),
    }),
  },
  problems: [400, 401],
});

export const paymentOffer = defineCall({
  id: 'paymentOffer',
  method: 'get',
  path: '/web-api/payments/offer',
  tag: 'payments',
  summary:
    'Lists the site’s payment methods in a currency, for visitors from the country of the request: names, bounds and times.',
  session: 'anyone',
  query: Type.Object({
    currency: Type.Optional(Currency),
  }),
  answers: {
    200: Type.Object({
      iso: Currency,
      currencies: Type.Array(Currency, { description: 'Currencies in which the site has methods.' }),
      methods: Type.Array(PaymentMethod),
    }),
  },
  problems: [400],
});

export const paymentSums = defineCall({
  id: 'paymentSums',
  method: 'get',
  path: '/web-api/payments/sums',
  tag: 'payments',
  summary: 'Returns the sums of the player’s payments by currency since a time.',
  session: 'player',
  query: Type.Object({ from: Type.Optional(Seconds) }),
  answers: {
    200: Type.Object({
      sums: Type.Array(
        Type.Object({
          iso: Currency,
          deposits: Type.String(),
          withdrawals: Type.String(),
          net: Type.String({
            description:
              'Deposits without refunds and those that were taken back, less withdrawals; with a minus below 0.',
          }),
        }),
      ),
    }),
  },
  problems: [400, 401],
});
