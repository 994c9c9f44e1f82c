import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Currency, Milliseconds } from '../../schemas.ts';

export const RealityCheck = Type.Object(
  {
    signedInAt: Milliseconds,
    serverTime: Milliseconds,
    iso: Type.Unsafe<string>({
      ...Currency,
      description: 'Currency of the active account; amounts in others are converted.',
    }),
    staked: Type.String({ description: 'Decimal text, like all amounts here.' }),
    paid: Type.String({ description: 'Payouts, cash-outs and insurance refunds.' }),
    net: Type.String({ description: 'Payouts minus stakes; may be below 0.' }),
    balance: Type.String(),
    minutes: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Interval of the check; null without one.',
    }),
    dueAt: Type.Union([Milliseconds, Type.Null()], {
      description:
        'Due time of the next check; null without one, or if the player wants none in this session.',
    }),
    isMandatory: Type.Boolean({ description: '`do_not_show_again` is refused.' }),
    pausedUntil: Type.Union([Milliseconds, Type.Null()], { description: 'Bets are refused until then.' }),
  },
  { title: 'RealityCheck', description: 'Figures since sign-in on this device.' },
);
export type RealityCheck = Static<typeof RealityCheck>;

const REALITY_CHECK = '/web-api/api/web/user/v1/reality-check';

export const realityCheck = defineCall({
  id: 'realityCheck',
  method: 'get',
  path: REALITY_CHECK,
  tag: 'limits',
  summary: 'Returns the session’s figures for a reality check, and when the next one is due.',
  session: 'player',
  answers: { 200: RealityCheck },
  problems: [401],
});

export const answerRealityCheck = defineCall({
  id: 'answerRealityCheck',
  method: 'post',
  path: REALITY_CHECK,
  tag: 'limits',
  summary:
    'Records the player’s response to a reality check: `continue` begins the next interval, `log_out` ends the session, `nothing` leaves it due.',
  session: 'player',
  body: Type.Object(
    {
      data: Type.Object(
        {
          attributes: Type.Object(
            {
              action: Type.Union([
                Type.Literal('continue'),
                Type.Literal('log_out'),
                Type.Literal('nothing'),
              ]),
              do_not_show_again: Type.Boolean({
                description: 'Turns reality checks off for the rest of the session.',
              }),
              popup_show_at: Type.Unsafe<number>({
                ...Milliseconds,
                description:
                  'When it was shown; a check that another tab has answered since then stays answered, and an answer before a check is due leaves its due time.',
              }),
            },
            Closed,
          ),
        },
        Closed,
      ),
    },
    Closed,
  ),
  answers: { 200: RealityCheck },
  problems: [400, 401, 403],
});

const Terms = Type.Object({
  result: Type.Boolean({
    description: 'The terms changed: the player has to accept them before continuing.',
  }),
  version: Type.Integer({ description: 'Version of the newest terms.' }),
  updatedAt: Type.String({ description: 'When they became the newest, ISO 8601; empty for the first.' }),
});

const TERMS = '/web-api/api-v3/v2/user/agreement-rules';

export const termsStatus = defineCall({
  id: 'termsStatus',
  method: 'get',
  path: `${TERMS}/status`,
  tag: 'session',
  summary: 'Returns whether the player has to accept changed terms.',
  session: 'player',
  answers: { 200: Terms },
  problems: [401],
});

export const agreeToTerms = defineCall({
  id: 'agreeToTerms',
  method: 'post',
  path: `${TERMS}/confirm`,
  tag: 'session',
  summary: 'Accepts a version of the terms; 409 if there is a newer one.',
  session: 'player',
  body: Type.Object({ version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) }, Closed),
  answers: { 200: Terms },
  problems: [400, 401, 409],
});
