import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Currency, Seconds } from '../../schemas.ts';
import { Bonus, BonusChoice, BonusKind, BonusOffer } from './schemas.ts';

const BonusId = Type.Object({ bonusId: Type.String({ maxLength: 20 }) });

export const bonuses = defineCall({
  id: 'bonuses',
  method: 'get',
  path: '/web-api/officeapi/v1/bonuses',
  tag: 'bonuses',
  summary:
    'Lists the player’s bonuses, newest first, and the offers that can be taken, those of the player’s `bonus_type` first.',
  session: 'player',
  answers: {
    200: Type.Object({
      bonuses: Type.Array(Bonus),
      offers: Type.Array(BonusOffer),
      firstDeposit: Type.Object({
        isOpen: Type.Boolean({ description: 'Whether the first deposit is still to come, in time.' }),
        choice: BonusChoice,
        offers: Type.Array(BonusOffer, { description: 'At most one for each product.' }),
        until: Type.Optional(Seconds),
      }),
      isClosed: Type.Boolean({
        description: 'Limits, a break or another block of the player’s: no bonus can be taken.',
      }),
    }),
  },
  problems: [401],
});

export const takeOffer = defineCall({
  id: 'takeOffer',
  method: 'post',
  path: '/web-api/officeapi/v1/bonus-offers/{offerId}/take',
  tag: 'bonuses',
  summary:
    'Takes an offer: at once, or for the next deposit. The terms are those of the version that was shown.',
  session: 'player',
  params: Type.Object({ offerId: Type.String({ maxLength: 20 }) }),
  body: Type.Object({ version: Type.Integer({ minimum: 1 }), iso: Currency }, Closed),
  answers: { 200: Type.Object({ bonus: Bonus }) },
  problems: [400, 401, 403, 404, 409, 429, 451],
});

export const takeBonus = defineCall({
  id: 'takeBonus',
  method: 'post',
  path: '/web-api/officeapi/v1/bonuses/{bonusId}/take',
  tag: 'bonuses',
  summary: 'Takes a bonus that was offered to the player.',
  session: 'player',
  params: BonusId,
  answers: { 200: Type.Object({ bonus: Bonus }) },
  problems: [401, 403, 404, 409, 429, 451],
});

export const refuseBonus = defineCall({
  id: 'refuseBonus',
  method: 'post',
  path: '/web-api/officeapi/v1/bonuses/{bonusId}/refuse',
  tag: 'bonuses',
  summary: 'Gives a bonus up. Its money is removed; the player’s own money isn’t touched.',
  session: 'player',
  params: BonusId,
  body: Type.Object(
    {
      balance: Type.String({
        maxLength: 30,
        description: 'The balance that the player was shown to lose; another one now is a 409.',
      }),
    },
    Closed,
  ),
  answers: { 200: Type.Object({ bonus: Bonus }) },
  problems: [400, 401, 404, 409, 429],
});

export const chooseFirstDepositBonus = defineCall({
  id: 'chooseFirstDepositBonus',
  method: 'put',
  path: '/web-api/officeapi/v1/first-deposit-bonus',
  tag: 'bonuses',
  summary: 'Chooses the bonus for the first deposit; possible until that deposit.',
  session: 'player',
  body: Type.Object({ choice: BonusChoice }, Closed),
  answers: { 200: Type.Object({ choice: BonusChoice }) },
  problems: [400, 401, 409, 429],
});

export const bonusPopupInformation = defineCall({
  id: 'bonusPopupInformation',
  method: 'get',
  path: '/web-api/officeapi/v1/bonus-popup-information',
  tag: 'bonuses',
  summary: 'Returns a bonus to point the player to, if there is one and the player may take bonuses.',
  session: 'player',
  answers: {
    200: Type.Object({
      bonusPopupInformation: Type.Union([
        Type.Null(),
        Type.Object({
          id: Type.String({ description: 'The popup is shown once for an id and visit.' }),
          kind: BonusKind,
          titleKey: Type.String(),
          textKey: Type.String(),
          amount: Type.Optional(Type.String()),
          iso: Currency,
          until: Type.Optional(Seconds),
          action: Type.Enum(['deposit', 'bonuses', 'offers']),
        }),
      ]),
    }),
  },
  problems: [401],
});
