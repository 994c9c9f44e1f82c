import { Type, type Static } from 'typebox';
import { Currency, Milliseconds, Seconds } from '../schemas.ts';

/** Schemas shared by the calls about limits. */

export const LIMITS_PATH = '/limit-service-api/api/external/web/v3';

export const limitTypes = [1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33, 37] as const;
export type LimitTypeId = (typeof limitTypes)[number];

export const LimitType = Type.Unsafe<LimitTypeId>({
  type: 'integer',
  enum: limitTypes,
  description:
    'Over 24 hours, 7 and 30 days: 1, 2, 3 wagering; 10, 11, 12 loss; 20, 21, 22 deposit. 30 self-exclusion, 31 session, 32 reality check, 33 timeout, 37 the switch of the extra limits.',
});

export const LimitValue = Type.String({
  pattern: '^(-1|[0-9]{1,12}(\\.[0-9]{1,8})?)$',
  description:
    'By the type’s measure: money as decimal text, hours a day, minutes, days, or 1 and 0 for the switch. `999999999` asks for no limit of money, `-1` for no limit of the session and no reality check.',
});

export const Measure = Type.Union([
  Type.Literal('money'),
  Type.Literal('hours'),
  Type.Literal('minutes'),
  Type.Literal('days'),
  Type.Literal('none'),
]);

export const LimitState = Type.Union([
  Type.Literal('PENDING'),
  Type.Literal('ACTIVE'),
  Type.Literal('INACTIVE'),
]);

export const Limit = Type.Object(
  {
    id: Type.String({ description: '`site` for one that the site itself sets and nobody can change.' }),
    limitType: LimitType,
    limitValue: LimitValue,
    iso: Type.Optional(Currency),
    limitBalance: Type.Optional(
      Type.String({ description: 'What a limit of money leaves for now, in `iso`; never below 0.' }),
    ),
    limitState: LimitState,
    needApprove: Type.Boolean({
      description: 'It waited long enough: the player confirms or rejects it until `endsAt`.',
    }),
    startedAt: Type.Union([Seconds, Type.Null()], {
      description: 'When it began; of a PENDING one, when it was asked for.',
    }),
    dueAt: Type.Optional(
      Type.Unsafe<number>({ ...Seconds, description: 'Of a PENDING one: from then on it may be confirmed.' }),
    ),
    endsAt: Type.Optional(
      Type.Unsafe<number>({
        ...Seconds,
        description:
          'When a break ends; of a PENDING limit, when the time to confirm it ends and the old one stays.',
      }),
    ),
    selfExcludeReason: Type.Optional(Type.String({ description: 'A reason’s id.' })),
    measure: Measure,
    availableValues: Type.Array(Type.String(), { description: 'Suggestions; any value within bounds goes.' }),
  },
  { title: 'Limit' },
);
export type Limit = Static<typeof Limit>;

export const SessionTime = Type.Object(
  {
    limitSeconds: Type.Integer({ description: 'What the player allows for a day.' }),
    usedSeconds: Type.Integer({ description: 'Signed in today, on all devices together.' }),
    remainingSeconds: Type.Integer({ minimum: 0 }),
    endsAt: Type.Unsafe<number>({
      ...Milliseconds,
      description: 'When the server ends the sessions if the player stays.',
    }),
    nextDayAt: Type.Unsafe<number>({ ...Seconds, description: 'When the account’s next day begins.' }),
  },
  { title: 'SessionTime', description: 'How the limit of the session stands today.' },
);
export type SessionTime = Static<typeof SessionTime>;

/** State of the session timers of the app; the server ends sessions itself. */
export const Pulse = {
  session: Type.Union([SessionTime, Type.Null()]),
  realityCheckAt: Type.Union([Milliseconds, Type.Null()], {
    description: 'When the next reality check is due in this session; it may have passed.',
  }),
  serverTime: Milliseconds,
};
