import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { pushSettings } from '../../messages.ts';
import { Closed } from '../../schemas.ts';

const NotificationId = Type.Enum(
  [
    'enable_mail_news',
    'enable_mail_deposit',
    'enable_mail_bets',
    'enable_sms_news',
    ...pushSettings,
    'enable_push_amounts',
  ],
  {
    description:
      'Kind of notification and its channel. `enable_push_amounts` shows amounts in notifications of devices.',
  },
);
const SportIds = Type.Array(Type.Integer({ minimum: 1, maximum: 1_000_000 }), {
  maxItems: 200,
  uniqueItems: true,
});

/** Products of bonuses that a player can choose: 0 without preference, 1 sport, 2 casino. */
const BonusOptions = Type.Object({
  value: Type.Integer({ minimum: 0, maximum: 2 }),
  options: Type.Array(Type.Integer({ minimum: 0, maximum: 2 }), {
    description:
      'Choices that the site has offers for; 0 is always one of them. Only the value itself if it can’t be changed.',
  }),
});
const ChoiceItem = Type.Object(
  {
    id: Type.Enum(['bonus_type', 'first_deposit_bonus_type'], { description: 'Product of a bonus.' }),
    value: Type.Integer({ minimum: 0, maximum: 2 }),
  },
  Closed,
);

const CommonItem = Type.Object(
  {
    id: Type.Enum(['user_hide_balance'], { description: 'Masks balances until the player reveals them.' }),
    value: Type.Boolean(),
  },
  Closed,
);

const OtherItem = Type.Object(
  {
    id: Type.Enum(['message_language'], { description: 'Language of mails and text messages.' }),
    value: Type.String({ pattern: '^[a-z]{2}$', description: 'One of the site’s languages.' }),
  },
  Closed,
);

const Item = Type.Object({ id: NotificationId, value: Type.Boolean() }, Closed);

const CashbackSetting = Type.Object({
  options: Type.Array(
    Type.Object({
      id: Type.Integer({ description: 'Kind of cashback: 1 points, otherwise a percentage.' }),
      value: Type.Boolean({ description: 'Whether the player gets it.' }),
    }),
  ),
  additional_data: Type.Object({
    isVisiblePromoPointsRules: Type.Boolean({ description: 'The page of the rules of points is shown.' }),
    showAdditionalCashBackTerms: Type.Boolean({
      description: 'The cashback has bounds or periods by level.',
    }),
  }),
});

/** Result of a save; a rejection can be a problem with a status of its own. */
const Saved = Type.Object({
  success: Type.Boolean(),
  message: Type.Optional(
    Type.String({ description: 'What was saved, or why not; without it the app shows its own message.' }),
  ),
  status: Type.Optional(
    Type.Integer({
      description: '2: the message of a refusal is written for the player, in the language of the request.',
    }),
  ),
});

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
      commonSettings: Type.Array(CommonItem),
      otherSettings: Type.Array(OtherItem),
      bonusSetting: BonusOptions,
      firstDepositBonusSetting: BonusOptions,
      showPromoCodeCheck: Type.Boolean(),
      promoSetting: Type.Object({
        promoCodeCheckSection: Type.Object({
          isAvailable: Type.Boolean(),
          titleKey: Type.String({ description: 'Key of the title in the app’s texts.' }),
        }),
      }),
      cashbackSetting: Type.Union([CashbackSetting, Type.Null()], {
        description: 'Null if the site has neither points nor cashback.',
      }),
      pointsAccumulated: Type.String({ description: 'Points that can be exchanged, decimal text.' }),
      clubPoints: Type.String({ description: 'Points earned in the last 365 days, decimal text.' }),
      showClubPoints: Type.Boolean({ description: 'The site has points: they and the level are shown.' }),
      showWallets: Type.Boolean({ description: 'The player has, or can open, more than one account.' }),
      walletAttributes: Type.Object({
        title_translation_key: Type.String({
          description:
            'Key of the title in the app’s texts; `office_settings_wallets_bonus` with a bonus account.',
        }),
      }),
      showFavoriteTeams: Type.Boolean({ description: 'The player’s favourite teams are shown.' }),
      sports: Type.Array(Type.Integer(), { description: 'Sports of the site.' }),
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
  query: Type.Object({
    lang: Type.Optional(
      Type.String({
        pattern: '^[a-z]{2}$',
        description: 'Language of the message. @default the site’s default language',
      }),
    ),
  }),
  body: Type.Union([Item, CommonItem, OtherItem, ChoiceItem]),
  answers: { 200: Saved },
  problems: [400, 401, 409, 429],
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
