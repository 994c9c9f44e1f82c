import { Type, type Static } from 'typebox';
import { defineCall } from '../call.ts';
import { Closed, Currency, Milliseconds } from '../schemas.ts';

export const RealityCheck = Type.Object(
  {
    signedInAt: Milliseconds,
    serverTime: Milliseconds,
    iso: Type.Unsafe<string>({
      ...Currency,
      description: 'Of the active account; what moved in others is exchanged.',
    }),
    staked: Type.String({ description: 'Decimal text, as all amounts here.' }),
    paid: Type.String({ description: 'Payouts, sales and returned insurances.' }),
    net: Type.String({ description: 'Paid less staked; may be below 0.' }),
    balance: Type.String(),
    minutes: Type.Union([Type.Integer(), Type.Null()], { description: 'Its interval; null without one.' }),
    dueAt: Type.Union([Milliseconds, Type.Null()], {
      description:
        'When the next one is due; null without one, or where the player wants none in this session.',
    }),
    isMandatory: Type.Boolean({ description: '`do_not_show_again` is not taken.' }),
    pausedUntil: Type.Union([Milliseconds, Type.Null()], { description: 'No bets until then.' }),
  },
  { title: 'RealityCheck', description: 'What happened since sign-in on this device.' },
);
export type RealityCheck = Static<typeof RealityCheck>;

const REALITY_CHECK = '/web-api/api/web/user/v1/reality-check';

export const realityCheck = defineCall({
  id: 'realityCheck',
  method: 'get',
  path: REALITY_CHECK,
  tag: 'limits',
  summary: 'The session’s figures for a reality check, and when the next is due.',
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
    'What the player did with a reality check: `continue` begins the next interval, `log_out` ends the session, `nothing` leaves it due.',
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
              do_not_show_again: Type.Boolean({ description: 'None any more in this session.' }),
              popup_show_at: Type.Unsafe<number>({
                ...Milliseconds,
                description: 'When it was shown; one that another tab has answered since stays answered.',
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
  result: Type.Boolean({ description: 'The terms changed: the player has to agree before going on.' }),
  version: Type.Integer({ description: 'Of the newest terms.' }),
  updatedAt: Type.String({ description: 'Since when they are the newest, ISO 8601; empty for the first.' }),
});

const TERMS = '/web-api/api-v3/v2/user/agreement-rules';

export const termsStatus = defineCall({
  id: 'termsStatus',
  method: 'get',
  path: `${TERMS}/status`,
  tag: 'session',
  summary: 'Whether the player has to agree to changed terms.',
  session: 'player',
  answers: { 200: Terms },
  problems: [401],
});

export const agreeToTerms = defineCall({
  id: 'agreeToTerms',
  method: 'post',
  path: `${TERMS}/confirm`,
  tag: 'session',
  summary: 'Agrees to a version of the terms; 409 when there are newer ones.',
  session: 'player',
  body: Type.Object({ version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) }, Closed),
  answers: { 200: Terms },
  problems: [400, 401, 409],
});
