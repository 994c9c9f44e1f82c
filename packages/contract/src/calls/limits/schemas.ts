import { Type, type Static } from 'typebox';
import { Currency, Milliseconds, Seconds } from '../../schemas.ts';

/** Schemas shared by the calls about limits. */

export const LIMITS_PATH = '/limit-service-api/api/external/web/v3';

export const limitTypes = [1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33, 37] as const;
export type LimitTypeId = (typeof limitTypes)[number];

export const LimitType = Type.Unsafe<LimitTypeId>({
  type: 'integer',
  enum: limitTypes,
  description:
    'Over 24 hours, 7 and 30 days: 1, 2, 3 wagering; 10, 11, 12 loss; 20, 21, 22 deposit. 30 self-exclusion, 31 session, 32 reality check, 33 timeout, 37 switch of the extra limits.',
});

export const LimitValue = Type.String({
  pattern: '^(-1|[0-9]{1,12}(\\.[0-9]{1,8})?)$',
  description:
    'Value in the type’s unit: money as decimal text, hours a day, minutes, days, or 1 and 0 for the switch. `999999999` asks for no money limit, `-1` for no session limit and no reality check.',
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
    id: Type.String({ description: '`site` for a limit that the site sets and that can’t be changed.' }),
    limitType: LimitType,
    limitValue: LimitValue,
    iso: Type.Optional(Currency),
    limitBalance: Type.Optional(
      Type.String({ description: 'Remainder of a money limit, in `iso`; never below 0.' }),
    ),
    limitState: LimitState,
    needApprove: Type.Boolean({
      description: 'The delay is over: the player can confirm or reject it until `endsAt`.',
    }),
    startedAt: Type.Union([Seconds, Type.Null()], {
      description: 'When it began; for a PENDING limit, when it was requested.',
    }),
    dueAt: Type.Optional(
      Type.Unsafe<number>({ ...Seconds, description: 'PENDING limit: when it can be confirmed.' }),
    ),
    endsAt: Type.Optional(
      Type.Unsafe<number>({
        ...Seconds,
        description:
          'End of a break; for a PENDING limit, end of the time to confirm it, after which the old one stays.',
      }),
    ),
    selfExcludeReason: Type.Optional(Type.String({ description: 'Id of a reason.' })),
    measure: Measure,
    availableValues: Type.Array(Type.String(), {
      description: 'Suggestions; any value within the bounds is accepted.',
    }),
  },
  { title: 'Limit' },
);
export type Limit = Static<typeof Limit>;

export const SessionTime = Type.Object(
  {
    limitSeconds: Type.Integer({ description: 'The player’s limit per day.' }),
    usedSeconds: Type.Integer({ description: 'Time signed in today, on all devices together.' }),
    remainingSeconds: Type.Integer({ minimum: 0 }),
    endsAt: Type.Unsafe<number>({
      ...Milliseconds,
      description: 'When the server ends the sessions if the player stays signed in.',
    }),
    nextDayAt: Type.Unsafe<number>({ ...Seconds, description: 'Start of the account’s next day.' }),
  },
  { title: 'SessionTime', description: 'State of the session limit today.' },
);
export type SessionTime = Static<typeof SessionTime>;

/** State of the session timers of the app; the server ends sessions itself. */
export const Pulse = {
  session: Type.Union([SessionTime, Type.Null()]),
  realityCheckAt: Type.Union([Milliseconds, Type.Null()], {
    description: 'Due time of the next reality check in this session; may be in the past.',
  }),
  serverTime: Milliseconds,
};
