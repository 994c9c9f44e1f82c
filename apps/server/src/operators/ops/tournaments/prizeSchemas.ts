import { prizeKinds } from '@touchline/contract';
import { challengeKinds, scorings } from '@touchline/loyalty';
import { Type } from 'typebox';

const Closed = { additionalProperties: false } as const;
const Amount = Type.String({ pattern: '^[0-9]{1,12}(\\.[0-9]{1,2})?$' });
const Slugs = Type.Array(Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 }), {
  maxItems: 50,
});
const Place = Type.Integer({ minimum: 1, maximum: 10_000 });
const Millis = Type.Integer({ minimum: 0, maximum: 253_402_300_798_000 });

const counted = {
  gameIds: Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), { maxItems: 200 }),
  providers: Slugs,
  categories: Slugs,
};
const prize = {
  kind: Type.Enum([...prizeKinds]),
  amount: Amount,
  offerId: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,15}$' })),
};
const Texts = Type.Record(
  Type.String({ pattern: '^[a-z]{2}$' }),
  Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80 }),
      text: Type.String({ maxLength: 400 }),
    },
    Closed,
  ),
  { maxProperties: 60 },
);

export const Tournament = Type.Object(
  {
    from: Millis,
    until: Millis,
    terms: Type.Object(
      {
        ...counted,
        scoring: Type.Enum([...scorings]),
        leastStake: Amount,
        leastRounds: Type.Integer({ minimum: 1, maximum: 10_000 }),
        leastPlayers: Type.Integer({ minimum: 1, maximum: 10_000 }),
        entryFee: Type.Optional(Amount),
        join: Type.Enum(['auto', 'opt-in']),
        countsBonus: Type.Boolean(),
        countsFree: Type.Boolean(),
        prizes: Type.Array(Type.Object({ ...prize, from: Place, to: Place }, Closed), {
          minItems: 1,
          maxItems: 50,
        }),
      },
      Closed,
    ),
    texts: Texts,
  },
  Closed,
);

export const Challenge = Type.Object(
  {
    isOn: Type.Boolean(),
    terms: Type.Object(
      {
        ...counted,
        kind: Type.Enum([...challengeKinds]),
        goal: Type.String({ pattern: '^[0-9]{1,6}(\\.[0-9]{1,4})?$' }),
        leastStake: Amount,
        prize: Type.Object(prize, Closed),
        isAfterPrevious: Type.Boolean(),
      },
      Closed,
    ),
    texts: Texts,
  },
  Closed,
);

export const Reason = Type.Object({ reason: Type.String({ minLength: 3, maxLength: 300 }) }, Closed);
