import {
  freeRoundsStates,
  MOST_FREE_ROUNDS_GAMES,
  MOST_FREE_ROUNDS_PLAYERS,
} from '@touchline/contract/freeRounds';
import { Type } from 'typebox';

const Closed = { additionalProperties: false } as const;
const Amount = Type.String({ pattern: '^[0-9]{1,12}(\\.[0-9]{1,8})?$' });
const Millis = Type.Integer({ minimum: 0, maximum: 253_402_300_798_000 });
const Id = Type.String({ pattern: '^[1-9][0-9]{0,17}$' });
const ReasonText = Type.String({ minLength: 3, maxLength: 300 });

/** Body of an order of free rounds. */
export const Order = Type.Object(
  {
    players: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      minItems: 1,
      maxItems: MOST_FREE_ROUNDS_PLAYERS,
    }),
    gameIds: Type.Array(Id, { minItems: 1, maxItems: MOST_FREE_ROUNDS_GAMES, uniqueItems: true }),
    rounds: Type.Integer({ minimum: 1, maximum: 1000 }),
    stake: Amount,
    iso: Type.String({ pattern: '^[A-Z]{3,10}$' }),
    from: Type.Optional(Millis),
    until: Millis,
    wagering: Type.Optional(
      Type.Object(
        {
          times: Type.String({ pattern: '^(0\\.[0-9]{0,1}[1-9]|[1-9][0-9]{0,2}(\\.[0-9]{1,2})?)$' }),
          days: Type.Integer({ minimum: 1, maximum: 365 }),
          maxBet: Type.Optional(Amount),
        },
        Closed,
      ),
    ),
    mostWon: Type.Optional(Amount),
    key: Type.String({ minLength: 8, maxLength: 64 }),
    reason: ReasonText,
  },
  Closed,
);

export const Cancellation = Type.Object({ reason: ReasonText }, Closed);

/** Query of a list of free rounds. */
export const Filter = Type.Object(
  {
    state: Type.Optional(Type.Enum([...freeRoundsStates])),
    player: Type.Optional(Id),
    before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}-fr_[A-Za-z0-9_-]{1,60}$' })),
  },
  Closed,
);
