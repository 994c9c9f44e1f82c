import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed } from '../../schemas.ts';
import { Limit, LIMITS_PATH, LimitType, limitTypes, LimitValue } from './schemas.ts';

const Question = Type.Object({
  id: Type.String(),
  question: Type.String({ description: 'A stable name, for which the app has a message.' }),
  answers: Type.Array(Type.Object({ id: Type.String(), answer: Type.String() })),
});

export const saveLimits = defineCall({
  id: 'saveLimits',
  method: 'post',
  path: `${LIMITS_PATH}/limits`,
  tag: 'limits',
  summary:
    'Requests limits: stricter ones take effect at once, looser ones become PENDING. All or none. With `questions` nothing is saved until they are answered.',
  session: 'player',
  body: Type.Object(
    {
      limits: Type.Array(
        Type.Object(
          {
            limitType: LimitType,
            limitValue: LimitValue,
            selfExcludeReason: Type.Optional(
              Type.String({ maxLength: 40, description: 'Id of a reason; required for a self-exclusion.' }),
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
      tokenGuid: Type.Union([Type.String(), Type.Null()], {
        description: 'Token to send with the answers, once.',
      }),
      limitsData: Type.Array(Limit),
    }),
  },
  problems: [400, 401, 403],
});

export const testAnswers = defineCall({
  id: 'testAnswers',
  method: 'post',
  path: `${LIMITS_PATH}/testanswers`,
  tag: 'limits',
  summary:
    'Answers the questions of a change of limits. If all are right the change is saved; otherwise it has to be requested again.',
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
  path: `${LIMITS_PATH}/limitaction`,
  tag: 'limits',
  summary:
    'Confirms pending limits whose delay is over, or rejects pending ones: all of the given ones, or none.',
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
  path: `${LIMITS_PATH}/limit`,
  tag: 'limits',
  summary: 'Withdraws a pending limit; the one in force stays.',
  session: 'player',
  query: Type.Object({ limitId: Type.String({ maxLength: 20 }) }),
  answers: { 204: Type.Null() },
  problems: [400, 401, 403],
});
