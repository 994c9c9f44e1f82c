import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Currency, Seconds } from '../../schemas.ts';
import { Bonus, BonusOffer } from './schemas.ts';

const CodeBody = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 64, description: 'As the player typed it.' }),
    iso: Currency,
  },
  Closed,
);

export const checkPromoCode = defineCall({
  id: 'checkPromoCode',
  method: 'post',
  path: '/web-api/officeapi/v1/promo-codes/check',
  tag: 'bonuses',
  summary: 'Tells what a promo code gives and whether the player can use it. An unknown code is a 404.',
  session: 'player',
  body: CodeBody,
  answers: {
    200: Type.Object({
      code: Type.String(),
      state: Type.Enum(['usable', 'used', 'expired', 'notYet', 'exhausted', 'needs']),
      needs: Type.Array(Type.Enum(['new', 'verified', 'deposit'])),
      offer: Type.Optional(BonusOffer),
      from: Type.Optional(Seconds),
      until: Type.Optional(Seconds),
    }),
  },
  problems: [400, 401, 404, 429],
});

export const activatePromoCode = defineCall({
  id: 'activatePromoCode',
  method: 'post',
  path: '/web-api/officeapi/v1/promo-codes/activate',
  tag: 'bonuses',
  summary: 'Uses a promo code: the bonus begins at once, waits behind another one, or for the next deposit.',
  session: 'player',
  body: CodeBody,
  answers: { 200: Type.Object({ bonus: Bonus }) },
  problems: [400, 401, 403, 404, 409, 429, 451],
});

export const promoCodeHistory = defineCall({
  id: 'promoCodeHistory',
  method: 'get',
  path: '/web-api/officeapi/v1/promo-codes/history',
  tag: 'bonuses',
  summary:
    'Lists the codes that the player has used, newest first, at most 200, and the code of the registration.',
  session: 'player',
  answers: {
    200: Type.Object({
      codes: Type.Array(Type.Object({ id: Type.String(), code: Type.String(), at: Seconds, bonus: Bonus })),
      registration: Type.Optional(
        Type.Object({
          code: Type.String(),
          state: Type.Enum(['waiting', 'used', 'failed']),
        }),
      ),
    }),
  },
  problems: [401],
});
