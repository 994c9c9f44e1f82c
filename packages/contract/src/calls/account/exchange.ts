import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Currency, IdempotencyKey, Money, Seconds } from '../../schemas.ts';
import { Account } from './wallet.ts';

const Side = Type.Object({ iso: Currency, amount: Type.String() });

export const ExchangeQuote = Type.Object(
  {
    id: Type.String(),
    from: Side,
    to: Side,
    rate: Type.String({
      description:
        'Units of the target currency per unit of the source currency before the spread, rounded to six digits.',
      examples: ['1.08'],
    }),
    spread: Type.String({ description: 'Percentage that the exchange costs.', examples: ['1.5'] }),
    source: Type.String({ description: 'Source of the rate: `operator`, or the name of a provider.' }),
    asOf: Seconds,
    expiresAt: Seconds,
  },
  { title: 'ExchangeQuote' },
);
export type ExchangeQuote = Static<typeof ExchangeQuote>;

const Exchanged = Type.Object({
  id: Type.String({ description: 'Id of the exchange, also in the entries of both accounts.' }),
  from: Side,
  to: Side,
  accounts: Type.Array(Account),
});

const QuoteId = Type.Object({ quoteId: Type.String({ maxLength: 40 }) }, Closed);

export const quoteExchange = defineCall({
  id: 'quoteExchange',
  method: 'post',
  path: '/web-api/accounts/exchange/quote',
  tag: 'wallet',
  summary:
    'Offers an exchange between two of the player’s accounts, valid for 30 seconds. 409 with `RATE_STALE` while there is no current rate.',
  session: 'player',
  body: Type.Object({ fromId: Type.String(), toId: Type.String(), amount: Money }, Closed),
  answers: { 200: Type.Object({ quote: ExchangeQuote }) },
  problems: [400, 401, 403, 404, 409, 451],
});

export const exchangeMoney = defineCall({
  id: 'exchangeMoney',
  method: 'post',
  path: '/web-api/accounts/exchange',
  tag: 'wallet',
  summary:
    'Exchanges by a quote, once per key. 409 with `QUOTE_CHANGED` if the quote has ended, `RATE_STALE`, `INSUFFICIENT_FUNDS`, or `TOO_MANY` after 20 exchanges in 24 hours.',
  session: 'player',
  headers: IdempotencyKey,
  body: QuoteId,
  answers: { 200: Exchanged },
  problems: [400, 401, 403, 404, 409, 422, 451],
});

export const accountTransfer = defineCall({
  id: 'accountTransfer',
  method: 'get',
  path: '/web-api/accounts/transfer',
  tag: 'wallet',
  summary: 'Returns what a player whose currency the site gives up has to choose.',
  session: 'player',
  answers: {
    200: Type.Object({
      transfer: Type.Union([
        Type.Null(),
        Type.Object({
          account: Account,
          until: Type.Union([Seconds, Type.Null()], {
            description: 'Time from which nothing can be deposited in this currency any more.',
          }),
          targets: Type.Array(
            Type.Object({
              iso: Currency,
              account: Type.Union([Account, Type.Null()], { description: 'Null: it would be opened.' }),
              becomesMain: Type.Boolean({
                description:
                  'True if it becomes the main account; false if the money comes into the main one.',
              }),
            }),
          ),
          obstacle: Type.Union(
            [
              Type.Literal('bets'),
              Type.Literal('held'),
              Type.Literal('payments'),
              Type.Literal('bonus'),
              Type.Literal('debt'),
              Type.Null(),
            ],
            { description: 'What has to end first.' },
          ),
        }),
      ]),
    }),
  },
  problems: [401],
});

export const quoteTransfer = defineCall({
  id: 'quoteTransfer',
  method: 'post',
  path: '/web-api/accounts/transfer/quote',
  tag: 'wallet',
  summary: 'Offers to transfer the whole account to a currency without a spread, valid for 30 seconds.',
  session: 'player',
  body: Type.Object({ iso: Currency }, Closed),
  answers: { 200: Type.Object({ quote: ExchangeQuote }) },
  problems: [400, 401, 404, 409],
});

export const transferAccount = defineCall({
  id: 'transferAccount',
  method: 'post',
  path: '/web-api/accounts/transfer',
  tag: 'wallet',
  summary:
    'Transfers the account by a quote, once per key: its money is exchanged, the other account takes its place, and it closes.',
  session: 'player',
  headers: IdempotencyKey,
  body: QuoteId,
  answers: { 200: Exchanged },
  problems: [400, 401, 404, 409, 422],
});
