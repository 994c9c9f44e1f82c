import { Type, type Static } from 'typebox';
import { defineCall } from '../call.ts';
import { Closed, Currency, Milliseconds, Seconds } from '../schemas.ts';

const BASE = '/limit-service-api/api/external/web/v3';

export const limitTypes = [1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33, 37] as const;
export type LimitTypeId = (typeof limitTypes)[number];

const LimitType = Type.Unsafe<LimitTypeId>({
  type: 'integer',
  enum: limitTypes,
  description:
    'Over 24 hours, 7 and 30 days: 1, 2, 3 wagering; 10, 11, 12 loss; 20, 21, 22 deposit. 30 self-exclusion, 31 session, 32 reality check, 33 timeout, 37 the switch of the extra limits.',
});

const LimitValue = Type.String({
  pattern: '^(-1|[0-9]{1,12}(\\.[0-9]{1,8})?)$',
  description:
    'By the type’s measure: money as decimal text, hours a day, minutes, days, or 1 and 0 for the switch. `999999999` asks for no limit of money, `-1` for no limit of the session and no reality check.',
});

const Measure = Type.Union([
  Type.Literal('money'),
  Type.Literal('hours'),
  Type.Literal('minutes'),
  Type.Literal('days'),
  Type.Literal('none'),
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
    limitState: Type.Union([Type.Literal('PENDING'), Type.Literal('ACTIVE'), Type.Literal('INACTIVE')]),
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

const SessionTime = Type.Object(
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

/** What the app's clocks go by; the server ends sessions by itself. */
const Pulse = {
  session: Type.Union([SessionTime, Type.Null()]),
  realityCheckAt: Type.Union([Milliseconds, Type.Null()], {
    description: 'When the next reality check is due in this session; it may have passed.',
  }),
  serverTime: Milliseconds,
};

export const limits = defineCall({
  id: 'limits',
  method: 'get',
  path: `${BASE}/limits`,
  tag: 'limits',
  summary: 'The player’s limits that are in force or pending, the site’s own among them.',
  session: 'player',
  answers: {
    200: Type.Object({
      limits: Type.Array(Limit),
      reviewAt: Type.Unsafe<number>({
        ...Seconds,
        description: 'From then on the player is asked to look through the limits again.',
      }),
      ...Pulse,
    }),
  },
  problems: [401],
});

export const availableLimits = defineCall({
  id: 'availableLimits',
  method: 'get',
  path: `${BASE}/availablelimits`,
  tag: 'limits',
  summary:
    'The kinds of limits that the site has, their bounds and suggestions, and the rules they change by.',
  session: 'player',
  answers: {
    200: Type.Object({
      limits: Type.Array(
        Type.Object({
          type: LimitType,
          measure: Measure,
          iso: Type.Optional(Currency),
          availableValues: Type.Array(Type.String()),
          minValue: Type.Optional(Type.String()),
          maxValue: Type.Optional(Type.String()),
          isMandatory: Type.Boolean({ description: 'It can’t be removed, only changed.' }),
        }),
      ),
      rules: Type.Object({
        increaseDelay: Type.Integer({ description: 'Seconds until a looser limit may be confirmed.' }),
        confirmWithin: Type.Integer({ description: 'Seconds for confirming it after that.' }),
        isLockedWhilePending: Type.Boolean({
          description: 'No other change of a type that has one pending.',
        }),
        hasExtraLimitsSwitch: Type.Boolean({
          description: 'Wagering and loss limits can be set only while 37 is ACTIVE.',
        }),
        hasTestQuestions: Type.Boolean({ description: 'Looser deposit limits ask questions first.' }),
        hasPanicButton: Type.Boolean({ description: 'A timeout of a day is one tap away on every page.' }),
        isRealityCheckMandatory: Type.Boolean({ description: '`do_not_show_again` is not taken.' }),
        realityCheckPause: Type.Integer({ description: 'Seconds without bets after a reality check.' }),
        selfExclusionFrom: Type.Integer({
          description:
            'Days from which a self-exclusion is called so and needs a request to return; below, a break.',
        }),
      }),
    }),
  },
  problems: [401],
});

export const exclusionReasons = defineCall({
  id: 'exclusionReasons',
  method: 'get',
  path: `${BASE}/reasons/selfexclude`,
  tag: 'limits',
  summary: 'Reasons for a self-exclusion.',
  session: 'player',
  answers: {
    200: Type.Object({
      reasons: Type.Array(
        Type.Object({
          id: Type.String(),
          selfExcludeReason: Type.String({ description: 'A stable name; the app has the words for it.' }),
        }),
      ),
    }),
  },
  problems: [401],
});

const Question = Type.Object({
  id: Type.String(),
  question: Type.String({ description: 'A stable name; the app has the words for it.' }),
  answers: Type.Array(Type.Object({ id: Type.String(), answer: Type.String() })),
});

export const saveLimits = defineCall({
  id: 'saveLimits',
  method: 'post',
  path: `${BASE}/limits`,
  tag: 'limits',
  summary:
    'Asks for limits: stricter ones hold at once, looser ones become PENDING. All or none. With `questions` nothing is saved until they are answered.',
  session: 'player',
  body: Type.Object(
    {
      limits: Type.Array(
        Type.Object(
          {
            limitType: LimitType,
            limitValue: LimitValue,
            selfExcludeReason: Type.Optional(
              Type.String({ maxLength: 40, description: 'A reason’s id; needed for a self-exclusion.' }),
            ),
          },
          Closed,
        ),
        { minItems: 1, maxItems: limitTypes.length },
      ),
    },
    Closed,
  ),
  answers: {
    200: Type.Object({
      status: Type.Union([Type.Literal('saved'), Type.Literal('questions')]),
      questions: Type.Array(Question),
      tokenGuid: Type.Union([Type.String(), Type.Null()], { description: 'Goes with the answers, once.' }),
      limitsData: Type.Array(Limit),
    }),
  },
  problems: [400, 401, 403],
});

export const testAnswers = defineCall({
  id: 'testAnswers',
  method: 'post',
  path: `${BASE}/testanswers`,
  tag: 'limits',
  summary:
    'Answers to the questions that a change of limits asked. All right: the change is saved. Otherwise it has to be asked for again.',
  session: 'player',
  body: Type.Object(
    {
      tokenGuid: Type.String({ minLength: 1, maxLength: 64 }),
      answers: Type.Array(
        Type.Object(
          { questionId: Type.String({ maxLength: 40 }), answerId: Type.String({ maxLength: 40 }) },
          Closed,
        ),
        { maxItems: 20 },
      ),
    },
    Closed,
  ),
  answers: {
    200: Type.Object({
      success: Type.Boolean(),
      questionsResult: Type.Array(Type.Object({ questionId: Type.String(), isRight: Type.Boolean() })),
      limitsData: Type.Array(Limit),
    }),
  },
  problems: [400, 401, 403],
});

export const actOnLimits = defineCall({
  id: 'actOnLimits',
  method: 'post',
  path: `${BASE}/limitaction`,
  tag: 'limits',
  summary:
    'Confirms pending limits that waited long enough, or rejects pending ones: all of the named, or none.',
  session: 'player',
  body: Type.Object(
    {
      action: Type.Union([Type.Literal('confirm'), Type.Literal('reject')]),
      limitIds: Type.Array(Type.String({ maxLength: 20 }), { minItems: 1, maxItems: limitTypes.length }),
    },
    Closed,
  ),
  answers: { 204: Type.Null() },
  problems: [400, 401, 403],
});

export const cancelLimit = defineCall({
  id: 'cancelLimit',
  method: 'delete',
  path: `${BASE}/limit`,
  tag: 'limits',
  summary: 'Takes a pending limit back; the one in force stays.',
  session: 'player',
  query: Type.Object({ limitId: Type.String({ maxLength: 20 }) }),
  answers: { 204: Type.Null() },
  problems: [400, 401, 403],
});

export const reviewLimits = defineCall({
  id: 'reviewLimits',
  method: 'post',
  path: `${BASE}/review`,
  tag: 'limits',
  summary: 'Says that the player looked through the limits: the next reminder comes in half a year.',
  session: 'player',
  answers: { 204: Type.Null() },
  problems: [401],
});

export const pingLimits = defineCall({
  id: 'pingLimits',
  method: 'post',
  path: `${BASE}/ping`,
  tag: 'limits',
  summary: 'Says that the player is there; answers what is left of the session’s time.',
  session: 'player',
  answers: { 200: Type.Object(Pulse) },
  problems: [401],
});

export const blockUser = defineCall({
  id: 'blockUser',
  method: 'post',
  path: `${BASE}/BlockUser`,
  tag: 'limits',
  summary: 'The player closes the own account: all sessions end, and only support opens it again.',
  session: 'player',
  body: Type.Object({ isConfirmed: Type.Literal(true) }, Closed),
  answers: { 200: Type.Object({ success: Type.Literal(true) }) },
  problems: [400, 401],
});

export const returnFromExclusion = defineCall({
  id: 'returnFromExclusion',
  method: 'post',
  path: `${BASE}/selfexclude/return`,
  tag: 'limits',
  summary:
    'Asks to return after a self-exclusion that doesn’t end by itself, with the token of the refused sign-in; sign-in opens a day later.',
  session: 'anyone',
  body: Type.Object({ returnToken: Type.String({ minLength: 1, maxLength: 64 }) }, Closed),
  answers: { 200: Type.Object({ opensAt: Seconds }) },
  problems: [400, 429],
});
