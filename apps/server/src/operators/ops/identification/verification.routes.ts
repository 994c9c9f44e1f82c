import type { PlayerVerification } from '@touchline/contract/operators';
import {
  additionalDocuments,
  checkReasons,
  checkTypes,
  LONGEST_GROUP_CODE,
  verificationTypes,
} from '@touchline/contract/verification';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { MAX_ANSWER_LENGTH } from '@touchline/contract/documents';
import type { Db } from '../../../kernel/index.ts';
import type { OperatorAct, OperatorChecks } from '../../../protection/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';
import { playerIn } from '../players/playerIn.ts';

const closed = { additionalProperties: false };
const reason = Type.String({ minLength: 3, maxLength: 300 });
const note = Type.Union([Type.String({ minLength: 3, maxLength: MAX_ANSWER_LENGTH }), Type.Null()]);
const type = Type.Enum([...checkTypes]);

const Types = Type.Object(
  {
    group: Type.Union([Type.String({ maxLength: LONGEST_GROUP_CODE }), Type.Null()]),
    types: Type.Array(Type.Enum([...verificationTypes]), { uniqueItems: true, maxItems: 8 }),
    reason,
  },
  closed,
);
const Ask = Type.Object({ type, note, closes: Type.Boolean(), reason }, closed);
const Document = Type.Object({ document: Type.Enum([...additionalDocuments]), note, reason }, closed);
const Override = Type.Object(
  {
    type,
    state: Type.Enum(['approved', 'refused']),
    cause: Type.Union([Type.Enum([...checkReasons]), Type.Null()]),
    note,
    reason,
  },
  closed,
);

interface OfPlayer {
  readonly playerId: string;
}

export interface OpsVerificationDeps {
  readonly db: Db;
  readonly auditLog: AuditLog;
  readonly checks: OperatorChecks;
}

/** Operators' routes of players' checks at verifiers. */
export function opsVerificationRoutes(
  app: FastifyInstance,
  { db, auditLog, checks }: OpsVerificationDeps,
): void {
  const actOf = (
    request: FastifyRequest,
    action: string,
    { playerId, reason: why }: { readonly playerId: bigint; readonly reason: string },
  ): OperatorAct => ({
    operator: operatorOf(request).name,
    record: recordIn(auditLog, request, {
      action: `verification.${action}`,
      subject: `player:${playerId}`,
      reason: why,
    }),
  });

  app.get<{ Params: OfPlayer }>(
    '/ops/identification/players/:playerId/verification',
    async ({ params }): Promise<PlayerVerification> => checks.of((await playerIn(db, params.playerId)).id),
  );

  app.put<{ Params: OfPlayer; Body: Static<typeof Types> }>(
    '/ops/identification/players/:playerId/verification/types',
    { schema: { body: Types } },
    async (request) => {
      const { id: playerId } = await playerIn(db, request.params.playerId);
      const { reason: why, ...change } = request.body;
      await checks.setTypes(playerId, change, actOf(request, 'types', { playerId, reason: why }));
      return checks.of(playerId);
    },
  );

  app.post<{ Params: OfPlayer; Body: Static<typeof Ask> }>(
    '/ops/identification/players/:playerId/verification/ask',
    { schema: { body: Ask } },
    async (request) => {
      const { id: playerId } = await playerIn(db, request.params.playerId);
      const { reason: why, ...asked } = request.body;
      await checks.ask(playerId, asked, actOf(request, 'ask', { playerId, reason: why }));
      return checks.of(playerId);
    },
  );

  app.post<{ Params: { readonly checkId: string }; Body: Static<typeof Document> }>(
    '/ops/identification/checks/:checkId/document',
    { schema: { body: Document } },
    async (request) => {
      const { reason: why, ...asked } = request.body;
      const { checkId } = request.params;
      await checks.askDocument(checkId, asked, (playerId) =>
        actOf(request, 'document', { playerId, reason: why }),
      );
      return { checkId };
    },
  );

  app.post<{ Params: OfPlayer; Body: Static<typeof Override> }>(
    '/ops/identification/players/:playerId/verification/override',
    { schema: { body: Override } },
    async (request) => {
      const { id: playerId } = await playerIn(db, request.params.playerId);
      const { reason: why, cause, ...decision } = request.body;
      await checks.override(
        playerId,
        { ...decision, reason: cause },
        actOf(request, 'override', { playerId, reason: why }),
      );
      return checks.of(playerId);
    },
  );
}
