import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed } from '../../schemas.ts';

export const Day = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  description: 'A date, without an hour.',
});
const Sports = Type.Array(Type.Integer(), { description: 'Sport ids, sorted.' });

/** Data that a player has provided so far. */
export const UserData = Type.Object({
  surname: Type.Optional(Type.String()),
  name: Type.Optional(Type.String()),
  date_birthday: Type.Optional(Day),
  document_type_id: Type.Optional(Type.Integer()),
  passport: Type.Optional(Type.String()),
  passport_date: Type.Optional(Day),
  passport_end_date: Type.Optional(Day),
  inn: Type.Optional(Type.String()),
  registration_address: Type.Optional(Type.String()),
});

/** State of a player's identity, and the step it waits for. It is equal on every page, and in the answers of `userConfig` and `verification`. */
export const Identity = Type.Object(
  {
    state: Type.Unsafe<'open' | 'inReview' | 'requested' | 'refused' | 'verified'>({
      type: 'string',
      enum: ['open', 'inReview', 'requested', 'refused', 'verified'],
      description: 'requested: a further document is asked for.',
    }),
    isNeeded: Type.Boolean({
      description:
        'Money is kept back, or bets and deposits are closed, until the player is verified. False once they are.',
    }),
    page: Type.Unsafe<'office/identification' | 'office/verification'>({
      type: 'string',
      enum: ['office/identification', 'office/verification'],
      description: 'Page on which the player is verified, without its language. Every site offers it.',
    }),
  },
  { title: 'Identity' },
);
export type Identity = Static<typeof Identity>;

const ProtectionMethods = Type.Object({
  is_changed_password: Type.Boolean({ description: 'The player chose the password: it was not generated.' }),
  enable_two_factor_auth: Type.Boolean(),
  enable_phone_binding: Type.Boolean({ description: 'The phone is activated.' }),
  enable_security_question: Type.Boolean(),
  enable_email_auth: Type.Boolean({ description: 'Sign-in requires a code sent by e-mail.' }),
});

const HideBalance = Type.Boolean({
  description:
    'Balances are masked until the player reveals them; false until the player chooses. A client without this value yet shows no balance.',
});

export const UserConfig = Type.Object(
  {
    user_name: Type.String({ description: 'Number that the player signs in with.' }),
    user_email: Type.Optional(Type.String()),
    phone_code: Type.Optional(Type.String({ description: 'Digits, without the plus.' })),
    phone_number: Type.Optional(Type.String({ description: 'Digits after the country’s code.' })),
    user_country_id: Type.Optional(Type.Integer()),
    user_country_code: Type.Optional(Type.String({ description: 'Two lower-case letters.' })),
    activation_type: Type.Unsafe<0 | 1 | 2 | 3>(
      Type.Integer({
        minimum: 0,
        maximum: 3,
        description: 'Activated contacts: 0 none, 1 the e-mail, 2 e-mail and phone, 3 the phone.',
      }),
    ),
    remaining_days_to_activate: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Absent if there is nothing to activate.' }),
    ),
    user_data: UserData,
    user_hide_balance: HideBalance,
    changed_pass_day_count: Type.Integer({ minimum: 0, description: 'Days since the password was chosen.' }),
    protection_level: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()], {
      description:
        'Protection in per cent: the share of `protection_methods` in use, where a passkey counts as one more; null if unknown.',
    }),
    protection_methods: ProtectionMethods,
    has_passkey: Type.Boolean(),
    is_active_secure_question: Type.Boolean(),
    disallow_line_sport: Sports,
    disallow_live_sport: Sports,
    ban_level: Type.Integer({ minimum: 0, description: 'Above 0: banned.' }),
    ban_version: Type.Integer({ minimum: 0 }),
    is_need_identification: Type.Boolean({
      description: 'Bets and payments are refused until the player is identified.',
    }),
    user_status_id: Type.Integer({ description: '1: verification is pending.' }),
    verification_status: Type.Integer({ description: '1: not verified; 2: verified.' }),
    internal_verification_status: Type.Integer({
      description: '0: nothing submitted; 1: under review; 2: accepted; 3: refused.',
    }),
    verification_types: Type.Array(Type.String(), { description: 'Available methods of verification.' }),
    identity: Identity,
    requested_additional_document: Type.Boolean(),
    show_verification_modal_on_deposit_page: Type.Boolean(),
    isDataAfterRegistration: Type.Boolean({
      description: 'The player has to complete data that registration didn’t require.',
    }),
    isRequiredTransfer: Type.Boolean({ description: 'The account has to be converted before use.' }),
    is_identification_bonus: Type.Boolean({ description: 'A bonus is granted after the identification.' }),
    bonus_type: Type.Integer({
      minimum: 0,
      maximum: 2,
      description: 'Product whose bonuses the player prefers: 0 any, 1 sport, 2 casino.',
    }),
    first_deposit_bonus_type: Type.Integer({
      minimum: 0,
      maximum: 2,
      description: 'Bonus of the first deposit: 0 none, 1 sport, 2 casino.',
    }),
    has_deposit: Type.Boolean({ description: 'The player has made at least one deposit.' }),
    user_msg_count: Type.Integer({ minimum: 0, description: 'Number of unread messages.' }),
  },
  { title: 'UserConfig' },
);
export type UserConfig = Static<typeof UserConfig>;

export const userConfig = defineCall({
  id: 'userConfig',
  method: 'get',
  path: '/web-api/user/config',
  tag: 'user',
  summary: 'Returns the state of the player’s account: contacts, protection, verification, bans.',
  session: 'player',
  answers: { 200: UserConfig },
  problems: [401],
});

export const hideBalance = defineCall({
  id: 'hideBalance',
  method: 'post',
  path: '/web-api/user/config/hide-balance',
  tag: 'user',
  summary: 'Sets whether balances are masked until the player reveals them.',
  session: 'player',
  body: Type.Object({ user_hide_balance: Type.Boolean() }, Closed),
  answers: { 200: Type.Object({ user_hide_balance: HideBalance }) },
  problems: [400, 401, 429],
});
