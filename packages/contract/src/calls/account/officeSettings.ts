import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Currency } from '../../schemas.ts';

const NotificationId = Type.Enum(
  ['enable_mail_news', 'enable_mail_deposit', 'enable_mail_bets', 'enable_sms_news'],
  { description: 'Kind of notification and its channel.' },
);
const SportIds = Type.Array(Type.Integer({ minimum: 1, maximum: 1_000_000 }), {
  maxItems: 200,
  uniqueItems: true,
});

const Item = Type.Object({ id: NotificationId, value: Type.Boolean() }, Closed);

/** Result of a save; a rejection is a problem with a status of its own. */
const Saved = Type.Object({ success: Type.Boolean(), message: Type.Optional(Type.String()) });

export const officeSettings = defineCall({
  id: 'officeSettings',
  method: 'get',
  path: '/web-api/office/settings',
  tag: 'office',
  summary: 'Returns the player’s settings that are stored with the account; those of a device stay on it.',
  session: 'player',
  answers: {
    200: Type.Object({
      notificationSettings: Type.Array(Item),
      availableCurrencies: Type.Array(Currency),
      lineSports: Type.Array(Type.Integer(), { description: 'Sports that can be hidden pre-match.' }),
      liveSports: Type.Array(Type.Integer()),
      lineDisallowSports: Type.Array(Type.Integer(), { description: 'Sports that the player hides.' }),
      liveDisallowSports: Type.Array(Type.Integer()),
      lineClosedSports: Type.Array(Type.Integer(), {
        description: 'Sports closed to the player by an operator; saving can’t open them.',
      }),
      liveClosedSports: Type.Array(Type.Integer()),
    }),
  },
  problems: [401],
});

export const saveOfficeSetting = defineCall({
  id: 'saveOfficeSetting',
  method: 'post',
  path: '/web-api/office/settings/save',
  tag: 'office',
  summary: 'Stores one setting of the account.',
  session: 'player',
  body: Item,
  answers: { 200: Saved },
  problems: [400, 401, 429],
});

export const saveDisallowedSports = defineCall({
  id: 'saveDisallowedSports',
  method: 'post',
  path: '/web-api/office/settings/disallowed-sports',
  tag: 'office',
  summary:
    'Replaces both lists of sports that are hidden from the player and closed to their bets, pre-match and live.',
  session: 'player',
  body: Type.Object({ line: SportIds, live: SportIds }, Closed),
  answers: { 200: Saved },
  problems: [400, 401, 429],
});
