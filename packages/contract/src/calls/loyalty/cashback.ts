import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Currency, IdempotencyKey, Money, Seconds } from '../../schemas.ts';
import { CashbackLevel, CashbackPlanId } from './plan.ts';

export const CashbackPeriod = Type.Object(
  {
    id: Type.String(),
    from: Seconds,
    to: Type.Unsafe<number>({ ...Seconds, description: 'End, which the period doesn’t include.' }),
    state: Type.Union(
      [
        Type.Literal('ready'),
        Type.Literal('paid'),
        Type.Literal('none'),
        Type.Literal('expired'),
        Type.Literal('removed'),
      ],
      {
        description:
          '`ready` can be taken; `none` has no cashback; `expired` wasn’t taken in time; `removed` ended with an exclusion.',
      },
    ),
    amount: Money,
    takeUntil: Type.Optional(Seconds),
    paidAt: Type.Optional(Seconds),
  },
  { title: 'CashbackPeriod' },
);
export type CashbackPeriod = Static<typeof CashbackPeriod>;

export const Cashback = Type.Object(
  {
    id: CashbackPlanId,
    iso: Currency,
    level: Type.Integer({ minimum: 1, maximum: 8 }),
    rate: CashbackLevel,
    levels: Type.Array(CashbackLevel, { description: 'One entry for all levels, or one for each.' }),
    products: Type.Array(Type.String()),
    least: Money,
    cap: Money,
    isAutomatic: Type.Boolean(),
    takeDays: Type.Integer(),
    current: Type.Object(
      {
        from: Seconds,
        to: Seconds,
        stakes: Money,
        payouts: Money,
        grants: Money,
        losses: Money,
        amount: Type.Unsafe<string>({ ...Money, description: 'Cashback as if the period ended now.' }),
      },
      { description: 'The open period; settled bets of own money count.' },
    ),
    ready: Money,
    periods: Type.Array(CashbackPeriod, { description: 'Closed periods, newest first, at most 30.' }),
  },
  { title: 'Cashback' },
);
export type Cashback = Static<typeof Cashback>;

export const cashback = defineCall({
  id: 'cashback',
  method: 'get',
  path: '/web-api/cashback/{planId}',
  tag: 'loyalty',
  summary: 'Returns the player’s cashback of a plan: the open period, and the closed ones.',
  session: 'player',
  params: Type.Object({ planId: CashbackPlanId }),
  answers: { 200: Cashback },
  problems: [401, 404],
});

export const takeCashback = defineCall({
  id: 'takeCashback',
  method: 'post',
  path: '/web-api/cashback/{planId}/take',
  tag: 'loyalty',
  summary: 'Pays the cashback of all periods that are ready to the main account.',
  session: 'player',
  headers: IdempotencyKey,
  params: Type.Object({ planId: CashbackPlanId }),
  answers: { 200: Type.Object({ amount: Money, iso: Currency }) },
  problems: [401, 403, 404, 409, 422],
});
