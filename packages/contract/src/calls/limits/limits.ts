import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Currency, Seconds } from '../../schemas.ts';
import { Limit, LIMITS_PATH, LimitState, LimitType, LimitValue, Measure, Pulse } from './schemas.ts';

export const limits = defineCall({
  id: 'limits',
  method: 'get',
  path: `${LIMITS_PATH}/limits`,
  tag: 'limits',
  summary: 'Lists the player’s limits that are in force or pending, including the site’s own.',
  session: 'player',
  answers: {
    200: Type.Object({
      limits: Type.Array(Limit),
      reviewAt: Type.Unsafe<number>({
        ...Seconds,
        description: 'When the player is next asked to review the limits.',
      }),
      ...Pulse,
    }),
  },
  problems: [401],
});

export const availableLimits = defineCall({
  id: 'availableLimits',
  method: 'get',
  path: `${LIMITS_PATH}/availablelimits`,
  tag: 'limits',
  summary: 'Lists the site’s types of limits, their bounds and suggestions, and the rules of their changes.',
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
          isMandatory: Type.Boolean({ description: 'The limit can’t be removed, only changed.' }),
        }),
      ),
      rules: Type.Object({
        increaseDelay: Type.Integer({ description: 'Seconds until a looser limit may be confirmed.' }),
        confirmWithin: Type.Integer({ description: 'Seconds for confirming it after that.' }),
        isLockedWhilePending: Type.Boolean({
          description: 'A type with a pending change can’t be changed again.',
        }),
        hasExtraLimitsSwitch: Type.Boolean({
          description: 'Wagering and loss limits can be set only while 37 is ACTIVE.',
        }),
        hasTestQuestions: Type.Boolean({ description: 'Looser deposit limits ask questions first.' }),
        hasPanicButton: Type.Boolean({ description: 'Every page has a button for a timeout of a day.' }),
        hasSessionClock: Type.Boolean({
          description: 'Every page shows the time of day and of the session.',
        }),
        isRealityCheckMandatory: Type.Boolean({ description: '`do_not_show_again` is refused.' }),
        realityCheckPause: Type.Integer({ description: 'Seconds without bets after a reality check.' }),
        selfExclusionFrom: Type.Integer({
          description:
            'Days from which an exclusion is called a self-exclusion and needs a request to return; a shorter one is a break.',
        }),
      }),
    }),
  },
  problems: [401],
});

export const limitHistory = defineCall({
  id: 'limitHistory',
  method: 'get',
  path: `${LIMITS_PATH}/history`,
  tag: 'limits',
  summary:
    'Lists every change of the player’s limits and breaks, newest first. The record is permanent and immutable.',
  session: 'player',
  query: Type.Object({
    before: Type.Optional(
      Type.String({ pattern: '^[0-9]{1,18}$', description: 'The `next` of the previous page.' }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  }),
  answers: {
    200: Type.Object({
      changes: Type.Array(
        Type.Object({
          id: Type.String(),
          changedAt: Seconds,
          changedBy: Type.Union([Type.Literal('player'), Type.Literal('operator'), Type.Literal('clock')]),
          limitType: LimitType,
          measure: Measure,
          limitValue: LimitValue,
          iso: Type.Optional(Currency),
          limitState: LimitState,
          stateBefore: Type.Optional(LimitState),
          replaced: Type.Optional(
            Type.Object(
              { limitValue: LimitValue, iso: Type.Optional(Currency) },
              { description: 'Limit of the type in force until then.' },
            ),
          ),
        }),
      ),
      next: Type.Union([Type.String(), Type.Null()]),
    }),
  },
  problems: [400, 401],
});

export const reviewLimits = defineCall({
  id: 'reviewLimits',
  method: 'post',
  path: `${LIMITS_PATH}/review`,
  tag: 'limits',
  summary: 'Records that the player reviewed the limits: the next reminder follows in half a year.',
  session: 'player',
  answers: { 204: Type.Null() },
  problems: [401],
});

export const pingLimits = defineCall({
  id: 'pingLimits',
  method: 'post',
  path: `${LIMITS_PATH}/ping`,
  tag: 'limits',
  summary: 'Reports that the player is active, and returns what is left of the session’s time.',
  session: 'player',
  answers: { 200: Type.Object(Pulse) },
  problems: [401],
});
