import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Seconds } from '../../schemas.ts';

/** Sums of cookie categories: 1 necessary (always included); 2 functional; 4 analytics; 8 marketing. */
const CookiesAgreeType = Type.Unsafe<number>({
  type: 'integer',
  enum: [1, 3, 5, 7, 9, 11, 13, 15],
  description:
    'Kinds of cookies that a visitor allows: the sum of 1 necessary, 2 functional, 4 analytics, 8 marketing.',
});

export const agreeToCookies = defineCall({
  id: 'agreeToCookies',
  method: 'post',
  path: '/web-api/user/cookies-agreement',
  tag: 'visits',
  summary:
    'Records when, and to which kinds of cookies, a player agreed on this device; repeated calls change nothing.',
  session: 'player',
  body: Type.Object({ cookiesAgreeTime: Seconds, cookiesAgreeType: CookiesAgreeType }, Closed),
  answers: { 200: Type.Object({ recordedAt: Seconds }) },
  problems: [400, 401],
});

export const keepReferral = defineCall({
  id: 'keepReferral',
  method: 'post',
  path: '/web-api/referral',
  tag: 'visits',
  summary:
    'Stores the partner’s link that a visit began with, once the visitor allows it: the query of the first page, as cookies.',
  session: 'anyone',
  body: Type.Object({ query: Type.String({ maxLength: 2000 }) }, Closed),
  answers: {
    200: Type.Object({ kept: Type.Array(Type.String(), { description: 'Names of the cookies.' }) }),
  },
  problems: [400, 403, 429],
});

export const analyticsCounters = defineCall({
  id: 'analyticsCounters',
  method: 'get',
  path: '/web-api/analytics/counters',
  tag: 'visits',
  summary:
    'Returns the analytics counters of a site: external scripts, each with its exact address and integrity.',
  session: 'anyone',
  query: Type.Object({
    domain: Type.String({ maxLength: 253, pattern: '^[A-Za-z0-9.-]+$' }),
    projectId: Type.String({ maxLength: 32, pattern: '^[a-z0-9-]+$' }),
  }),
  answers: {
    200: Type.Object({
      counters: Type.Array(
        Type.Object({
          type: Type.String(),
          code: Type.String(),
          src: Type.String(),
          integrity: Type.String(),
        }),
      ),
    }),
  },
  problems: [400],
});

const eventNames = [
  'page_view',
  'performance',
  'registration_open',
  'registration_field',
  'registration_success',
  'registration_error',
  'login_open',
  'login_success',
  'login_error',
  'logout',
  'recovery_open',
  'recovery_code',
  'recovery_success',
  'recovery_error',
  'personal_data_save',
  'email_add',
  'email_add_error',
  'phone_add',
  'phone_add_error',
  'password_change',
  'security_question',
  'security_two_factor',
  'security_passkey',
  'security_sessions',
  'security_end_all_sessions',
  'wallet_create',
  'wallet_activate',
  'wallet_delete',
  'bill_open',
  'bill_created',
  'bill_result',
  'bill_error',
  'casino_game_open',
  'casino_game_error',
  'cashback',
  'bonus_choice',
  'promo_code_check',
  'message_open',
  'bring_friend',
  'callback_request',
  'consultant_open',
  'site_rating',
  'app_download',
  'results_open',
  'menu_open',
  'consent',
  'popup_shown',
] as const;

const AnalyticsEvent = Type.Object(
  {
    event: Type.Unsafe<(typeof eventNames)[number]>({ type: 'string', enum: [...eventNames] }),
    detail: Type.Optional(
      Type.String({
        pattern: '^[a-z0-9_.-]{1,40}$',
        description: 'A value from the event’s own list, such as the sign-in method; never personal data.',
      }),
    ),
  },
  { ...Closed, title: 'AnalyticsEvent' },
);
export type AnalyticsEvent = Static<typeof AnalyticsEvent>;

export const collectEvents = defineCall({
  id: 'collectEvents',
  method: 'post',
  path: '/fatman-api/{key}',
  tag: 'visits',
  summary: 'Counts events of a visit; nothing of the visitor is stored.',
  session: 'anyone',
  params: Type.Object({ key: Type.String({ pattern: '^[A-Za-z0-9]{8,64}$' }) }),
  body: Type.Object({ events: Type.Array(AnalyticsEvent, { minItems: 1, maxItems: 50 }) }, Closed),
  answers: { 200: Type.Object({ taken: Type.Integer() }) },
  problems: [400, 404, 429],
});
