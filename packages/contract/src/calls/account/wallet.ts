import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { entryKinds } from '../../walletEntries.ts';
import { Closed, Currency, IdempotencyKey, Money, Seconds } from '../../schemas.ts';

export const Account = Type.Object(
  {
    id: Type.String(),
    iso: Currency,
    symbol: Type.String({
      description:
        'Text by which amounts are marked: the sign of the currency, or its code if others share the sign.',
    }),
    currencyId: Type.Union([Type.Integer({ minimum: 1, maximum: 999 }), Type.Null()], {
      description: 'Number of the currency in ISO 4217; null for a code beyond it, such as BTC.',
    }),
    type: Type.Union([Type.Literal(0), Type.Literal(4), Type.Literal(9)], {
      description: '0 main, 4 bonus, 9 another currency.',
    }),
    money: Type.String({ description: 'Amount that the player can stake or withdraw now.' }),
    held: Type.String({ description: 'Amount held for bets that are not accepted yet.' }),
    isActive: Type.Boolean(),
    points: Type.Optional(
      Type.String({
        description:
          'Points of the player, on the main account in lists of a site that has points; decimal text.',
      }),
    ),
  },
  { title: 'Account' },
);
export type Account = Static<typeof Account>;

const AccountList = Type.Object({
  accounts: Type.Array(Account),
  activeAccount: Type.Union([Type.String(), Type.Null()], {
    description: 'Id of the account that pays for bets; null for a moment while it changes.',
  }),
});

/** Id of a currency as accounts have it, or the code of one without an account. */
const CurrencyId = Type.String({
  pattern: '^(?:\\d{1,3}|[A-Z]{3,10}|[mun][A-Z]{3,9})$',
  description: '`currencyId` of an account, or a currency code.',
});

export const accounts = defineCall({
  id: 'accounts',
  method: 'get',
  path: '/web-api/accounts',
  tag: 'wallet',
  summary: 'Lists the player’s accounts and balances.',
  session: 'player',
  answers: { 200: AccountList },
  problems: [401],
});

export const creditDemoMoney = defineCall({
  id: 'creditDemoMoney',
  method: 'post',
  path: '/web-api/cashier/demo-credit',
  tag: 'wallet',
  summary: 'Credits play money to an account, if the site’s cashier is a demonstration.',
  session: 'player',
  headers: IdempotencyKey,
  body: Type.Object({ accountId: Type.String(), amount: Money }, Closed),
  answers: { 200: Type.Object({ account: Account }) },
  problems: [400, 401, 403, 404, 422, 451],
});

export const walletEntries = defineCall({
  id: 'walletEntries',
  method: 'get',
  path: '/web-api/accounts/{accountId}/entries',
  tag: 'wallet',
  summary: 'Lists the movements on an account, newest first.',
  session: 'player',
  params: Type.Object({ accountId: Type.String() }),
  query: Type.Object({
    before: Type.Optional(Type.String({ description: 'Id of the last entry of the previous page.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
  }),
  answers: {
    200: Type.Object({
      entries: Type.Array(
        Type.Object({
          id: Type.String(),
          at: Seconds,
          kind: Type.String({
            description: Object.keys(entryKinds)
              .map((kind) => `\`${kind}\``)
              .join(', '),
          }),
          amount: Type.String(),
          balance: Type.String(),
          couponId: Type.Optional(Type.String()),
          paymentId: Type.Optional(Type.String()),
          exchangeId: Type.Optional(Type.String()),
          roundId: Type.Optional(Type.String({ description: 'Round of a casino game.' })),
        }),
      ),
      next: Type.Union([Type.String(), Type.Null()]),
    }),
  },
  problems: [400, 401, 404],
});

const OfficeAnswer = Type.Object({
  success: Type.Literal(true),
  data: Type.Object({ message: Type.String({ description: 'Key of the success message.' }) }),
});

export const addCurrency = defineCall({
  id: 'addCurrency',
  method: 'post',
  path: '/web-api/officeapi/v1/accounts/currency',
  tag: 'wallet',
  summary: 'Opens an empty account in another of the site’s currencies.',
  session: 'player',
  body: Type.Object(
    { currencyId: Type.Union([Type.Integer({ minimum: 1, maximum: 999 }), CurrencyId]) },
    Closed,
  ),
  answers: { 200: OfficeAnswer },
  problems: [400, 401, 409],
});

export const removeCurrency = defineCall({
  id: 'removeCurrency',
  method: 'delete',
  path: '/web-api/officeapi/v1/accounts/currency/{currencyId}',
  tag: 'wallet',
  summary:
    'Closes the account in an added currency, which has to be empty, without open bets, and not in use.',
  session: 'player',
  params: Type.Object({ currencyId: CurrencyId }),
  answers: { 200: OfficeAnswer },
  problems: [400, 401, 404, 409],
});

export const setActiveAccount = defineCall({
  id: 'setActiveAccount',
  method: 'post',
  path: '/web-api/accounts/active',
  tag: 'wallet',
  summary: 'Makes an account the active one.',
  session: 'player',
  body: Type.Object({ id: Type.String() }, Closed),
  answers: { 200: AccountList },
  problems: [400, 401, 404],
});
