import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Currency } from '@touchline/contract';
import { Type, type Static } from 'typebox';
import { LIMIT_TYPE, type LimitType, type Restrictions } from '../../protection/index.ts';
import { blockReasons } from '../../site/index.ts';
import { recordIn, type AuditLog } from './auditLog/auditLog.service.ts';

const closed = { additionalProperties: false };

/** Reason for the audit log. */
const Reason = Type.Optional(Type.String({ minLength: 3, maxLength: 300 }));

const Limit = Type.Object(
  {
    type: Type.Unsafe<LimitType>({ type: 'integer', enum: Object.values(LIMIT_TYPE) }),
    amount: Type.Optional(Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,8})?$' })),
    iso: Type.Optional(Currency),
    hours: Type.Optional(Type.Integer({ minimum: 0, maximum: 24 })),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 36_500 })),
    minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
    reason: Reason,
  },
  closed,
);

const Sports = Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { maxItems: 200 });
const Blocks = Type.Object(
  {
    banLevel: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    banVersion: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
    blockReason: Type.Optional(Type.Union([Type.Enum([...blockReasons]), Type.Null()])),
    isSelfBlocked: Type.Optional(Type.Literal(false)),
    isVerificationRequired: Type.Optional(Type.Boolean()),
    isFrozen: Type.Optional(Type.Boolean()),
    isMarked: Type.Optional(Type.Boolean()),
    disallowedLineSports: Type.Optional(Sports),
    disallowedLiveSports: Type.Optional(Sports),
    reason: Reason,
  },
  closed,
);

interface OfPlayer {
  readonly playerId: string;
}

/** Routes of limits and blocks that an operator sets on a player, in force from the next bet and payment on. */
export function restrictionRoutes(
  app: FastifyInstance,
  { restrictions, auditLog }: { readonly restrictions: Restrictions; readonly auditLog: AuditLog },
): void {
  const recordOf = (request: FastifyRequest, action: string, playerId: string, reason?: string) =>
    recordIn(auditLog, request, { action, subject: `player:${playerId}`, reason });

  app.post<{ Params: OfPlayer; Body: Static<typeof Limit> }>(
    '/ops/players/:playerId/limits',
    { schema: { body: Limit } },
    async (request) => {
      const { playerId } = request.params;
      const { reason, ...limit } = request.body;
      await restrictions.limit(playerId, limit, recordOf(request, 'player.limit', playerId, reason));
      return { playerId, ...limit };
    },
  );

  app.post<{ Params: OfPlayer; Body: Static<typeof Blocks> }>(
    '/ops/players/:playerId/blocks',
    { schema: { body: Blocks } },
    async (request) => {
      const { playerId } = request.params;
      const { reason, ...blocks } = request.body;
      await restrictions.block(playerId, blocks, recordOf(request, 'player.blocks', playerId, reason));
      return { playerId, ...blocks };
    },
  );
}
