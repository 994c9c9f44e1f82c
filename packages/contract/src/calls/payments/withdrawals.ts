import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Currency, IdempotencyKey, Money, Seconds } from '../../schemas.ts';
import { Payment, PaymentIcon, PaymentMethod, PayoutLeg, TextByLanguage } from './schemas.ts';

const InstrumentId = Type.String({ pattern: '^[1-9][0-9]{0,17}$' });

/** A card, account or wallet of the player that money can be sent to. */
export const Instrument = Type.Object(
  {
    id: InstrumentId,
    methodId: Type.String({ description: 'Method by which money is sent to it.' }),
    name: TextByLanguage,
    icon: PaymentIcon,
    requisite: Type.String({ description: 'Masked.', examples: ['•••• 4242'] }),
    canRemove: Type.Boolean({ description: 'False while a payment with it is open.' }),
  },
  { title: 'Instrument' },
);
export type Instrument = Static<typeof Instrument>;

export const WithdrawalGate = Type.Object(
  {
    code: Type.Union([
      Type.Literal('FROZEN'),
      Type.Literal('VERIFICATION_REQUIRED'),
      Type.Literal('DEBT'),
      Type.Literal('TURNOVER'),
      Type.Literal('CONTACT_NEEDED'),
    ]),
    amount: Type.Optional(Type.String({ description: 'Part of the balance that can’t be withdrawn.' })),
    toGo: Type.Optional(Type.String({ description: 'With TURNOVER: stakes that are missing.' })),
  },
  { title: 'WithdrawalGate', description: 'Reason why a part of the balance can’t be withdrawn.' },
);
export type WithdrawalGate = Static<typeof WithdrawalGate>;

export const withdrawalOptions = defineCall({
  id: 'withdrawalOptions',
  method: 'get',
  path: '/web-api/payments/withdrawals/options',
  tag: 'payments',
  summary: 'Returns what a player can withdraw now, what keeps the rest back, and where it can go.',
  session: 'player',
  query: Type.Object({
    accountId: Type.Optional(
      Type.String({ description: 'Account of the player; the active one unless given.' }),
    ),
  }),
  answers: {
    200: Type.Object({
      accountId: Type.String(),
      iso: Currency,
      balance: Type.String(),
      free: Type.String({ description: 'Can be withdrawn now.' }),
      gates: Type.Array(WithdrawalGate, { description: 'All reasons at once; empty without any.' }),
      instruments: Type.Array(Instrument, { description: 'The latest used first.' }),
      methods: Type.Array(PaymentMethod, {
        description: 'Methods of withdrawals; those with fields take a new account.',
      }),
      reversal: Type.Union(
        [Type.Literal('never'), Type.Literal('untilReview'), Type.Literal('untilApproved')],
        { description: 'Until when the player can cancel a withdrawal.' },
      ),
      reviewHours: Type.Integer({ description: 'Hours within which a review ends.' }),
      bonus: Type.Optional(
        Type.String({
          description:
            'Balance of an active bonus in the currency, which a withdrawal removes: the request names it as `givesUpBonus`.',
        }),
      ),
    }),
  },
  problems: [400, 401, 404],
});

/** Withdrawals that the platform requests itself, of payouts above a figure of the player. */
export const AutomaticWithdrawal = Type.Object(
  {
    accountId: Type.String(),
    iso: Currency,
    isOffered: Type.Boolean({ description: 'False where neither the site nor the law offers it.' }),
    above: Type.Optional(Type.String({ description: 'Payouts above it are withdrawn; absent: none are.' })),
    to: Type.Optional(Instrument),
    last: Type.Optional(
      Type.Object(
        {
          at: Seconds,
          amount: Type.String(),
          paymentId: Type.Optional(Type.String({ description: 'Its withdrawal.' })),
          reason: Type.Optional(
            Type.String({
              description:
                'Why it is still on the balance: `NO_INSTRUMENT`, `CODE_NEEDED`, `BONUS_CONSENT`, `INSUFFICIENT_FUNDS`, `OFF`, a gate, or a bound of the method.',
            }),
          ),
        },
        { description: 'The last payout above the figure.' },
      ),
    ),
  },
  { title: 'AutomaticWithdrawal' },
);
export type AutomaticWithdrawal = Static<typeof AutomaticWithdrawal>;

export const automaticWithdrawal = defineCall({
  id: 'automaticWithdrawal',
  method: 'get',
  path: '/web-api/payments/withdrawals/automatic',
  tag: 'payments',
  summary: 'Returns the figure above which payouts are withdrawn by themselves.',
  session: 'player',
  query: Type.Object({
    accountId: Type.Optional(
      Type.String({ description: 'Account of the player; the active one unless given.' }),
    ),
  }),
  answers: { 200: AutomaticWithdrawal },
  problems: [400, 401, 404],
});

export const setAutomaticWithdrawal = defineCall({
  id: 'setAutomaticWithdrawal',
  method: 'put',
  path: '/web-api/payments/withdrawals/automatic',
  tag: 'payments',
  summary: 'Sets or removes the figure above which payouts are withdrawn by themselves.',
  session: 'player',
  body: Type.Object({ accountId: Type.String(), above: Type.Union([Money, Type.Null()]) }, Closed),
  answers: { 200: AutomaticWithdrawal },
  problems: [400, 401, 403, 404],
});

const wanted = {
  accountId: Type.String(),
  amount: Money,
  instrumentId: Type.Optional(InstrumentId),
  methodId: Type.Optional(
    Type.String({ maxLength: 40, description: 'With `fields`, for an account that isn’t saved.' }),
  ),
  fields: Type.Optional(
    Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 254 }), { maxProperties: 12 }),
  ),
} as const;

const Quote = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'Stands for the plan that was shown: another plan is refused with QUOTE_CHANGED.',
});

export const withdrawalQuote = defineCall({
  id: 'withdrawalQuote',
  method: 'post',
  path: '/web-api/payments/withdrawals/quote',
  tag: 'payments',
  summary:
    'Returns the payments that a withdrawal consists of: money goes back to where it came from first, the rest to the chosen account.',
  session: 'player',
  body: Type.Object(wanted, Closed),
  answers: {
    200: Type.Object({
      quote: Quote,
      legs: Type.Array(PayoutLeg),
      fee: Type.String(),
      arrives: Type.String(),
      needsCode: Type.Boolean({ description: 'Whether a one-time code is asked for.' }),
    }),
  },
  problems: [400, 401, 403, 404, 409],
});

export const sendWithdrawalCode = defineCall({
  id: 'sendWithdrawalCode',
  method: 'post',
  path: '/web-api/payments/withdrawals/code',
  tag: 'payments',
  summary: 'Sends the one-time code of a withdrawal. It is valid for this amount, account and key only.',
  session: 'player',
  body: Type.Object(
    {
      ...wanted,
      quote: Quote,
      key: Type.String({
        minLength: 8,
        maxLength: 64,
        pattern: '^[A-Za-z0-9-]+$',
        description: 'Idempotency key that the withdrawal will be requested with.',
      }),
      language: Type.String({ pattern: '^[a-z]{2}$' }),
    },
    Closed,
  ),
  answers: {
    200: Type.Object({
      guid: Type.String(),
      length: Type.Integer(),
      expiresAt: Seconds,
      resendAt: Seconds,
      channel: Type.Union([Type.Literal('phone'), Type.Literal('email')]),
      target: Type.String({ description: 'Masked phone or e-mail.' }),
    }),
  },
  problems: [400, 401, 403, 404, 409, 422],
});

export const proveWithdrawalCode = defineCall({
  id: 'proveWithdrawalCode',
  method: 'post',
  path: '/web-api/payments/withdrawals/code/proof',
  tag: 'payments',
  summary: 'Exchanges the code of a withdrawal for a ticket, which its request carries.',
  session: 'player',
  body: Type.Object(
    { guid: Type.String({ maxLength: 64 }), code: Type.String({ pattern: '^[0-9]{4,12}$' }) },
    Closed,
  ),
  answers: { 200: Type.Object({ ticket: Type.String(), expiresAt: Seconds }) },
  problems: [400, 401, 422],
});

export const createWithdrawal = defineCall({
  id: 'createWithdrawal',
  method: 'post',
  path: '/web-api/payments/withdrawals',
  tag: 'payments',
  summary:
    'Requests a withdrawal. The money leaves the balance at once; a repeated request returns the same withdrawal.',
  session: 'player',
  headers: IdempotencyKey,
  body: Type.Object(
    {
      ...wanted,
      quote: Quote,
      givesUpBonus: Type.Optional(
        Type.String({
          maxLength: 30,
          description: 'The balance of the bonus that the player agrees to lose; needed while one is active.',
        }),
      ),
      proof: Type.Optional(
        Type.Object(
          { guid: Type.String({ maxLength: 64 }), ticket: Type.String({ maxLength: 128 }) },
          Closed,
        ),
      ),
    },
    Closed,
  ),
  answers: { 200: Type.Object({ payment: Payment }) },
  problems: [400, 401, 403, 404, 409, 422],
});

export const removeInstrument = defineCall({
  id: 'removeInstrument',
  method: 'delete',
  path: '/web-api/payment-instruments/{instrumentId}',
  tag: 'payments',
  summary: 'Removes a saved card, account or wallet, while no payment with it is open.',
  session: 'player',
  params: Type.Object({ instrumentId: InstrumentId }),
  answers: { 200: Type.Object({}) },
  problems: [401, 404, 409],
});
