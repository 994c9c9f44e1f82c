import { Type, type Static } from 'typebox';

/** Small schemas shared by many calls. A schema with a title becomes a component of the OpenAPI document. */

export const Closed = { additionalProperties: false } as const;

export const Money = Type.String({
  pattern: '^-?[0-9]{1,18}(\\.[0-9]{1,8})?$',
  description:
    'An exact amount as decimal text, in the currency of the adjacent field; at most 9223372036854775807 of its minor unit.',
  examples: ['10.00'],
});

export const Coefficient = Type.String({
  pattern: '^[0-9]{1,6}(\\.[0-9]{1,3})?$',
  description: 'Decimal odds as text with at most three decimals.',
  examples: ['1.85'],
});

/** Latest allowed time, the second-to-last second of the year 9999; later values exceed four-digit years. */
const LAST_SECOND = 253_402_300_798;
export const Seconds = Type.Integer({
  description: 'An instant, UTC seconds.',
  minimum: 0,
  maximum: LAST_SECOND,
});
export const Milliseconds = Type.Integer({ description: 'An instant, UTC milliseconds.', minimum: 0 });
export const Currency = Type.String({
  pattern: '^([A-Z]{3,10}|[mun][A-Z]{3,9})$',
  description:
    'ISO 4217 code, or a code beyond ISO of up to ten letters; `m`, `u` and `n` before it name its thousandth, millionth and billionth, as in `mBTC`.',
  examples: ['EUR', 'USDT', 'mBTC'],
});
export const Crest = Type.String({
  pattern: '^/(?!/)[\\w./~%-]*$',
  maxLength: 200,
  description:
    'Path of a team’s crest on the site’s own host, square, SVG or bitmap. Absent, or if it can’t be loaded, the app draws a crest from sport and name.',
  examples: ['/media/crests/4711.svg'],
});
export const SportId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const MatchId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const MarketId = Type.String({
  minLength: 1,
  maxLength: 80,
  description: '`<match>.<type>[.<line>]`',
});
export const SelectionId = Type.String({ minLength: 3, maxLength: 120, description: '`<market>:<key>`' });

export const IdempotencyKey = Type.Object({
  'idempotency-key': Type.String({
    minLength: 8,
    maxLength: 64,
    pattern: '^[A-Za-z0-9-]+$',
    description: 'One value per intent of the player; every retry repeats it.',
  }),
});

export const Problem = Type.Object(
  {
    code: Type.String({ description: 'Stable code for programs.', examples: ['INSUFFICIENT_FUNDS'] }),
    message: Type.String({ description: 'Error message: what happened, why, and what to do.' }),
    requestId: Type.Optional(Type.String()),
    status: Type.Optional(
      Type.Integer({
        description:
          '2: the message is written for the player, in the language of the request, and is shown before others.',
      }),
    ),
    fields: Type.Optional(
      Type.Array(Type.Object({ path: Type.String(), code: Type.String() }), {
        description: 'Wrong fields of the request.',
      }),
    ),
    until: Type.Optional(
      Type.Unsafe<number>({
        ...Seconds,
        description:
          'End of the restriction that caused the refusal, such as an exclusion or a session limit.',
      }),
    ),
    returnToken: Type.Optional(
      Type.String({
        description: 'With RETURN_REQUEST_NEEDED: the token to request the return from an exclusion with.',
      }),
    ),
    existingId: Type.Optional(
      Type.String({ description: 'With REQUEST_EXISTS: id of the request that is open already.' }),
    ),
    exception_code: Type.Optional(
      Type.Integer({ description: 'With 451: 1 while the player has to accept the terms.' }),
    ),
  },
  { title: 'Problem' },
);
export type Problem = Static<typeof Problem>;
