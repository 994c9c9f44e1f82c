import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { LIMIT_TYPE, type LimitType } from '../limits/limitTypes.ts';
import type { Restrictions } from '../limits/restrictions.service.ts';

const closed = { additionalProperties: false };

const Limit = Type.Object(
  {
    type: Type.Unsafe<LimitType>({ type: 'integer', enum: Object.values(LIMIT_TYPE) }),
    amount: Type.Optional(Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,8})?$' })),
    iso: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
    hours: Type.Optional(Type.Integer({ minimum: 0, maximum: 24 })),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 36_500 })),
  },
  closed,
);

const Sports = Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 200 });
const Blocks = Type.Object(
  {
    banLevel: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
    isVerificationRequired: Type.Optional(Type.Boolean()),
    disallowedLineSports: Type.Optional(Sports),
    disallowedLiveSports: Type.Optional(Sports),
  },
  closed,
);

interface OfPlayer {
  readonly playerId: string;
}

/** Limits and blocks that an operator sets on a player, at work with the next bet and the next payment. */
export function restrictionRoutes(app: FastifyInstance, restrictions: Restrictions): void {
  app.post<{ Params: OfPlayer; Body: Static<typeof Limit> }>(
    '/ops/players/:playerId/limits',
    { schema: { body: Limit } },
    async ({ params: { playerId }, body }) => {
      await restrictions.limit(playerId, body);
      return { playerId, ...body };
    },
  );

  app.post<{ Params: OfPlayer; Body: Static<typeof Blocks> }>(
    '/ops/players/:playerId/blocks',
    { schema: { body: Blocks } },
    async ({ params: { playerId }, body }) => {
      await restrictions.block(playerId, body);
      return { playerId, ...body };
    },
  );
}
