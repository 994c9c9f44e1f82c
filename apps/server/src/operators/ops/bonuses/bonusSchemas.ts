import {
  bonusProducts,
  codeNeeds,
  countedTypes,
  DEFAULT_CONTRIBUTIONS,
  offerKinds,
  type GameKind,
} from '@touchline/bonuses';
import { Type } from 'typebox';

const Closed = { additionalProperties: false } as const;
const Amount = Type.String({ pattern: '^[0-9]{1,12}(\\.[0-9]{1,8})?$' });
const Percent = Type.String({ pattern: '^[0-9]{1,4}(\\.[0-9]{1,2})?$' });
const Odds = Type.String({ pattern: '^[1-9][0-9]{0,3}(\\.[0-9]{1,3})?$' });
export const Iso = Type.String({ pattern: '^([A-Z]{3,10}|[mun][A-Z]{3,9})$' });
const Countries = Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 250, uniqueItems: true });
const Needs = Type.Array(Type.Enum([...codeNeeds]), { uniqueItems: true });
const Percentage = Type.Integer({ minimum: 0, maximum: 100 });
// The cast: Object.keys returns strings.
const gameKinds = Object.keys(DEFAULT_CONTRIBUTIONS) as GameKind[];

const Wagering = Type.Object(
  {
    times: Percent,
    base: Type.Enum(['bonus', 'depositAndBonus', 'wins']),
    countFrom: Type.Enum(['bonus', 'any']),
    assumedReturn: Type.Integer({ minimum: 1, maximum: 100 }),
    sport: Type.Optional(
      Type.Object(
        {
          types: Type.Array(Type.Enum([...countedTypes]), { uniqueItems: true }),
          minLegs: Type.Integer({ minimum: 1, maximum: 20 }),
          minOdds: Odds,
        },
        Closed,
      ),
    ),
    games: Type.Optional(
      Type.Object(Object.fromEntries(gameKinds.map((kind) => [kind, Type.Optional(Percentage)])), Closed),
    ),
  },
  Closed,
);

export const Terms = Type.Object(
  {
    kind: Type.Enum([...offerKinds]),
    product: Type.Enum([...bonusProducts]),
    currencies: Type.Array(
      Type.Object(
        {
          iso: Iso,
          amount: Type.Optional(Amount),
          cap: Type.Optional(Amount),
          minDeposit: Type.Optional(Amount),
          maxBet: Type.Optional(Amount),
          maxConvert: Type.Optional(Amount),
        },
        Closed,
      ),
      { maxItems: 60 },
    ),
    percent: Type.Optional(Percent),
    wagering: Type.Optional(Wagering),
    minOdds: Type.Optional(Odds),
    days: Type.Integer({ minimum: 1, maximum: 365 }),
    isSticky: Type.Boolean(),
    countries: Countries,
    weekday: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })),
    needs: Needs,
    perPlayer: Type.Integer({ minimum: 1, maximum: 1000 }),
    maxGrants: Type.Optional(Type.Integer({ minimum: 1 })),
    isHidden: Type.Boolean(),
    from: Type.Optional(Type.Integer({ minimum: 0 })),
    to: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  Closed,
);

export const Draft = Type.Object(
  {
    terms: Terms,
    texts: Type.Record(
      Type.String({ pattern: '^[a-z]{2}$' }),
      Type.Object(
        {
          title: Type.String({ minLength: 1, maxLength: 80 }),
          text: Type.String({ minLength: 1, maxLength: 400 }),
        },
        Closed,
      ),
    ),
  },
  Closed,
);

export const Sample = Type.Object({ terms: Terms, iso: Iso, deposit: Amount }, Closed);

export const Reason = Type.Object({ reason: Type.String({ minLength: 3, maxLength: 300 }) }, Closed);

export const Gift = Type.Object(
  {
    offerId: Type.String({ maxLength: 20 }),
    iso: Iso,
    isOffered: Type.Boolean(),
    key: Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' }),
    reason: Type.String({ minLength: 3, maxLength: 300 }),
  },
  Closed,
);

export const Code = Type.Object(
  {
    code: Type.Optional(Type.String({ minLength: 4, maxLength: 32 })),
    offerId: Type.String({ maxLength: 20 }),
    playerId: Type.Optional(Type.String({ maxLength: 20 })),
    maxUses: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
    perPlayer: Type.Integer({ minimum: 1, maximum: 1000 }),
    budget: Type.Optional(Amount),
    iso: Type.Optional(Iso),
    countries: Countries,
    needs: Needs,
    from: Type.Optional(Type.Integer({ minimum: 0 })),
    to: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  Closed,
);
