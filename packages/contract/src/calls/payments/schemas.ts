import { Type, type Static } from 'typebox';
import { Currency, Money, Seconds } from '../../schemas.ts';

export const PaymentDirection = Type.Union([Type.Literal('deposit'), Type.Literal('withdrawal')]);

/** Groups of payment methods, in the order of the page. */
export const paymentGroups = [
  'cards',
  'bank',
  'wallets',
  'vouchers',
  'mobile',
  'crypto',
  'cash',
  'other',
] as const;
export const PaymentGroup = Type.Enum(paymentGroups);

export const PaymentId = Type.String({
  pattern: '^[0-9a-f]{32}$',
  description: 'Random id of a payment, the same for players, operators and providers.',
});

const paymentStates = [
  'created',
  'redirected',
  'pending',
  'succeeded',
  'failed',
  'expired',
  'returned',
  'refunded',
  'charged_back',
  'held',
  'review',
  'approved',
  'sent',
  'paid',
  'refused',
  'cancelled',
] as const;

export const PaymentState = Type.Enum(paymentStates, {
  description:
    'Of a deposit: `created`, `redirected`, `pending`, `succeeded`, `failed`, `cancelled`, `expired`, `review`, `returned`, `refunded`, `charged_back`. Of a withdrawal: `held`, `review`, `approved`, `sent`, `paid`, `refused`, `returned`, `cancelled`.',
});
export type PaymentState = Static<typeof PaymentState>;

export const PaymentOutcome = Type.Union(
  [Type.Literal('success'), Type.Literal('pending'), Type.Literal('fail'), Type.Literal('cancel')],
  { description: 'Outcome of a payment, by which its result page is chosen.' },
);
export type PaymentOutcome = Static<typeof PaymentOutcome>;

/** Text by language; a language that is missing is shown in English. */
export const TextByLanguage = Type.Unsafe<{ readonly en: string } & { readonly [lang: string]: string }>(
  Type.Object({ en: Type.String() }, { additionalProperties: Type.String(), title: 'TextByLanguage' }),
);

export const PaymentIcon = Type.Union(
  [
    Type.Literal('card'),
    Type.Literal('bank'),
    Type.Literal('instant'),
    Type.Literal('wallet'),
    Type.Literal('voucher'),
    Type.Literal('crypto'),
  ],
  { title: 'PaymentIcon', description: 'Kind of a payment method, by which its mark is chosen.' },
);

/** Requisite that the player types for a payment method. */
export const PaymentField = Type.Object(
  {
    id: Type.String(),
    kind: Type.Union([
      Type.Literal('iban'),
      Type.Literal('bic'),
      Type.Literal('name'),
      Type.Literal('phone'),
      Type.Literal('email'),
      Type.Literal('sort-code'),
      Type.Literal('text'),
      Type.Literal('select'),
    ]),
    label: TextByLanguage,
    isRequired: Type.Boolean(),
    maxLength: Type.Optional(Type.Integer({ minimum: 1 })),
    options: Type.Optional(Type.Array(Type.Object({ value: Type.String(), label: TextByLanguage }))),
  },
  { title: 'PaymentField' },
);

export const PaymentFee = Type.Object(
  {
    percent: Type.String({ description: 'Percentage of the amount, decimal text.', examples: ['2.5'] }),
    fixed: Money,
    least: Type.Optional(Money),
    most: Type.Optional(Money),
  },
  { title: 'PaymentFee', description: 'Fee that the player pays; it lies within the amount.' },
);

export const PaymentMethod = Type.Object(
  {
    id: Type.String(),
    family: Type.String({ description: 'The same for both directions of a method.' }),
    direction: PaymentDirection,
    group: PaymentGroup,
    name: TextByLanguage,
    icon: PaymentIcon,
    flow: Type.Union([Type.Literal('hosted'), Type.Literal('instructions'), Type.Literal('direct')], {
      description: 'How the player pays: on the provider’s page, by instructions, or without a further step.',
    }),
    time: Type.Union([
      Type.Literal('instant'),
      Type.Literal('minutes'),
      Type.Literal('hours'),
      Type.Literal('days'),
    ]),
    iso: Currency,
    min: Money,
    max: Type.String({
      description:
        'Highest amount now: the lowest of the method’s and the player’s own bounds. At `min` or above unless the method is unavailable.',
    }),
    step: Money,
    quick: Type.Array(Money, { description: 'Common amounts that are possible now.' }),
    fee: Type.Optional(PaymentFee),
    fields: Type.Array(PaymentField),
    saved: Type.Optional(
      Type.Object(
        { instrumentId: Type.String(), requisite: Type.String({ examples: ['•••• 4242'] }) },
        {
          description:
            'Card, account or wallet that the player used last with it and can pay with again in one step; masked.',
        },
      ),
    ),
    isRecommended: Type.Boolean(),
    unavailable: Type.Optional(
      Type.Union(
        [
          Type.Literal('MAINTENANCE'),
          Type.Literal('PROVIDER_DOWN'),
          Type.Literal('VERIFICATION_REQUIRED'),
          Type.Literal('FUNDS_CHECK_NEEDED'),
          Type.Literal('LIMIT'),
          Type.Literal('TOO_MANY'),
          Type.Literal('METHOD_PAUSED'),
          Type.Literal('PHONE_NEEDED'),
          Type.Literal('EMAIL_NEEDED'),
          Type.Literal('DEPOSIT_NEEDED'),
          Type.Literal('ACCOUNT_TOO_NEW'),
        ],
        { description: 'Why it can’t be chosen now.' },
      ),
    ),
    unavailableUntil: Type.Optional({
      ...Seconds,
      description: 'When that ends by itself: a pause, or the least age of an account.',
    }),
  },
  { title: 'PaymentMethod' },
);
export type PaymentMethod = Static<typeof PaymentMethod>;

export const PaymentStep = Type.Object(
  {
    at: Seconds,
    state: PaymentState,
    reason: Type.Optional(Type.String()),
  },
  { title: 'PaymentStep' },
);

/** One payment of a withdrawal. */
export const PayoutLeg = Type.Object(
  {
    name: TextByLanguage,
    icon: PaymentIcon,
    requisite: Type.String({ description: 'Masked.' }),
    amount: Type.String(),
    fee: Type.String(),
    back: Type.String({ description: 'Part that only goes back to where it was paid in from.' }),
    state: Type.Optional(PaymentState),
    reason: Type.Optional(Type.String()),
  },
  { title: 'PayoutLeg' },
);
export type PayoutLeg = Static<typeof PayoutLeg>;

/** Documents that an operator can ask for before a withdrawal is decided. */
export const withdrawalDocuments = ['identity', 'address', 'instrument', 'funds'] as const;

/** Rate of a deposit in another currency than the account's. */
export const DepositConversion = Type.Object(
  {
    iso: Currency,
    amount: Type.String({ description: 'Amount for the account, in its currency.' }),
    rate: Type.String({
      description:
        'Units of the account’s currency per unit of the paid one before the spread, rounded to six digits.',
      examples: ['0.925926'],
    }),
    spread: Type.String({ description: 'Percentage that the conversion costs.', examples: ['1.5'] }),
    source: Type.String({ description: 'Source of the rate: `operator`, or the name of a provider.' }),
    asOf: Seconds,
  },
  { title: 'DepositConversion' },
);

export const Payment = Type.Object(
  {
    id: PaymentId,
    direction: PaymentDirection,
    methodId: Type.String(),
    methodName: TextByLanguage,
    icon: PaymentIcon,
    accountId: Type.String(),
    iso: Currency,
    amount: Type.String({ description: 'Requested amount, gross.' }),
    fee: Type.String({ description: 'Fee of the player; it lies within the amount.' }),
    received: Type.Optional(
      Type.String({ description: 'Received, credited or sent amount, once it is known.' }),
    ),
    receivedIso: Type.Optional({
      ...Currency,
      description: 'Currency of `received` if another one than requested came. It is never credited.',
    }),
    credit: Type.Optional(DepositConversion),
    refunded: Type.Optional(Type.String({ description: 'Part of a deposit that was given back.' })),
    cameWith: Type.Optional({
      ...PaymentId,
      description:
        'Id of the deposit that this money came with: above its amount and without room, or as a further payment with its reference.',
    }),
    state: PaymentState,
    outcome: PaymentOutcome,
    reason: Type.Optional(
      Type.String({ description: 'Key of the reason of a failure or a review, such as `declined`.' }),
    ),
    requisite: Type.Optional(
      Type.String({ description: 'Masked requisite that it was paid from or sent to.' }),
    ),
    providerRef: Type.Optional(
      Type.String({ description: 'Reference of the payment at its provider, once there is one.' }),
    ),
    createdAt: Seconds,
    expiresAt: Type.Optional(Seconds),
    redirectUrl: Type.Optional(
      Type.String({ description: 'Page of the provider on which the player pays, while that is possible.' }),
    ),
    instructions: Type.Optional(
      Type.Array(Type.Object({ label: TextByLanguage, value: Type.String() }), {
        description: 'How to transfer the money.',
      }),
    ),
    steps: Type.Array(PaymentStep, { description: 'What happened, oldest first.' }),
    legs: Type.Optional(
      Type.Array(PayoutLeg, { description: 'Of a withdrawal: the payments that it consists of.' }),
    ),
    returned: Type.Optional(
      Type.String({ description: 'Part of a withdrawal that came back to the balance.' }),
    ),
    needs: Type.Optional(
      Type.Array(Type.Enum(withdrawalDocuments), { description: 'Documents that a review waits for.' }),
    ),
    reviewEndsAt: Type.Optional(Seconds),
    actions: Type.Array(Type.Union([Type.Literal('continue'), Type.Literal('cancel')]), {
      description: 'What the player can do with it now.',
    }),
  },
  { title: 'Payment' },
);
export type Payment = Static<typeof Payment>;
