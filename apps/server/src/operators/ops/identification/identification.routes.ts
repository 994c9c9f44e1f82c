import { MAX_ANSWER_LENGTH, refusalCauses } from '@touchline/contract/documents';
import {
  requestStates,
  type IdentificationCase,
  type IdentificationRequest,
  type RequestPage,
} from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { type AuditAuthor, type Db, parseId, wrongField, seconds } from '../../../kernel/index.ts';
import {
  shownDocument,
  createDocumentReviews,
  type Answer,
  type RequestRow,
  type VerificationCapability,
} from '../../../protection/index.ts';
import { changeProfile } from '../../../accounts/index.ts';
import { playerIn } from '../players/playerIn.ts';
import { auditAuthorOf, type AuditLog } from '../auditLog/auditLog.service.ts';

const closed = { additionalProperties: false };

const List = Type.Object({
  state: Type.Optional(Type.Enum([...requestStates])),
  after: Type.Optional(Type.String({ maxLength: 20 })),
});
const Words = Type.String({ minLength: 3, maxLength: MAX_ANSWER_LENGTH });
const Reason = Type.Object({ reason: Words }, closed);
/** A cause, a message, or both. */
const Refused = Type.Object(
  { cause: Type.Optional(Type.Enum([...refusalCauses])), reason: Type.Optional(Words) },
  { ...closed, minProperties: 1 },
);
const Noted = Type.Object({ reason: Type.Optional(Type.String({ minLength: 3, maxLength: 300 })) }, closed);
const Asks = Type.Object(
  {
    asksAtDeposit: Type.Optional(Type.Boolean()),
    hasBonus: Type.Optional(Type.Boolean()),
    reason: Type.Optional(Type.String({ minLength: 3, maxLength: 300 })),
  },
  closed,
);

interface OfRequest {
  readonly requestId: string;
}

const shown = (row: RequestRow): IdentificationRequest => ({
  id: String(row.id),
  playerId: String(row.player_id),
  state: row.state,
  data: row.data,
  submittedAt: seconds(row.submitted_at),
  decidedAt: row.decided_at && seconds(row.decided_at),
  decidedBy: row.decided_by,
  cause: row.cause,
  reason: row.reason,
});

/** Operators' routes of submitted identifications: viewed, answered, and recorded in the audit log. */
export function opsIdentificationRoutes(
  app: FastifyInstance,
  deps: {
    readonly db: Db;
    readonly auditLog: AuditLog;
    readonly now: () => Date;
    readonly verification: Pick<VerificationCapability, 'notify' | 'standing'>;
  },
): void {
  const { db, auditLog, verification } = deps;
  const reviews = createDocumentReviews({ ...deps, standing: verification.standing });

  /** Stores an answer and notifies the player. */
  async function answer(
    requestId: string,
    given: Answer,
    author: AuditAuthor,
  ): Promise<IdentificationRequest> {
    const row = await reviews.answer(requestId, given, author);
    verification.notify(row.player_id);
    return shown(row);
  }

  app.get<{ Querystring: Static<typeof List> }>(
    '/ops/identification',
    { schema: { querystring: List } },
    async ({ query }): Promise<RequestPage> => {
      const { rows, next } = await reviews.list(query.state ?? 'pending', parseId(query.after ?? '') ?? 0n);
      return {
        requests: rows.map(({ id, player_id, state, submitted_at, decided_at, site_id, login }) => ({
          id: String(id),
          playerId: String(player_id),
          siteId: site_id,
          login,
          state,
          submittedAt: seconds(submitted_at),
          decidedAt: decided_at && seconds(decided_at),
        })),
        next: next === null ? null : String(next),
      };
    },
  );

  app.get<{ Params: OfRequest }>(
    '/ops/identification/:requestId',
    async ({ params }): Promise<IdentificationCase> => {
      const { request, owner, documents, others } = await reviews.detail(params.requestId);
      return {
        ...shown(request),
        siteId: owner.site_id,
        login: owner.login,
        language: owner.language,
        documents: documents.map((row) => ({ ...shownDocument(row), requestId: String(row.request_id) })),
        others: others.map(shown),
      };
    },
  );

  app.get<{ Params: OfRequest & { readonly documentId: string } }>(
    '/ops/identification/:requestId/documents/:documentId',
    async (request, reply) => {
      const { requestId, documentId } = request.params;
      const { mediaType, content } = await reviews.document(requestId, documentId, auditAuthorOf(request));
      // A player's files are shown or saved, never executed.
      return reply
        .header('content-type', mediaType)
        .header('content-disposition', 'attachment')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-store')
        .send(Buffer.from(content));
    },
  );

  app.post<{ Params: OfRequest; Body: Static<typeof Noted> }>(
    '/ops/identification/:requestId/approve',
    { schema: { body: Noted } },
    async (request) =>
      answer(request.params.requestId, { state: 'approved' }, auditAuthorOf(request, request.body.reason)),
  );

  app.post<{ Params: OfRequest; Body: Static<typeof Refused> }>(
    '/ops/identification/:requestId/refuse',
    { schema: { body: Refused } },
    async (request) => {
      const { cause = null, reason = null } = request.body;
      const given = { state: 'refused', cause, reason } as const;
      return answer(request.params.requestId, given, auditAuthorOf(request));
    },
  );

  app.post<{ Params: OfRequest; Body: Static<typeof Reason> }>(
    '/ops/identification/:requestId/request-document',
    { schema: { body: Reason } },
    async (request) => {
      const given = { state: 'requested', reason: request.body.reason } as const;
      return answer(request.params.requestId, given, auditAuthorOf(request));
    },
  );

  app.post<{ Params: { readonly playerId: string }; Body: Static<typeof Asks> }>(
    '/ops/identification/players/:playerId',
    { schema: { body: Asks } },
    async (request) => {
      const player = await playerIn(db, request.params.playerId);
      const { reason, asksAtDeposit, hasBonus } = request.body;
      if (asksAtDeposit === undefined && hasBonus === undefined)
        throw wrongField(
          '/asksAtDeposit',
          'required',
          'Nothing is changed: send asksAtDeposit, hasBonus, or both.',
        );
      await db.transaction().execute(async (trx) => {
        await changeProfile(trx, player.id, {
          ...(asksAtDeposit === undefined ? {} : { is_verification_asked_at_deposit: asksAtDeposit }),
          ...(hasBonus === undefined ? {} : { has_identification_bonus: hasBonus }),
        });
        const subject = `player:${player.id}`;
        const after = { asksAtDeposit, hasBonus };
        await auditLog.write(trx, auditAuthorOf(request, reason), {
          action: 'identification.asks',
          subject,
          before: null,
          after,
        });
      });
      return { playerId: String(player.id), asksAtDeposit, hasBonus };
    },
  );
}
