import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { IdentificationRequest } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import {
  type AuditAuthor,
  changesBetween,
  type Db,
  parseId,
  wrongField,
  seconds,
} from '../../../kernel/index.ts';
import {
  shownDocument,
  createDocumentReviews,
  type Answer,
  type RequestRow,
  type VerificationCapability,
} from '../../../protection/index.ts';
import { changeProfile, findProfile } from '../../../accounts/index.ts';
import { lockPlayer } from '../../../ledger/index.ts';
import { playerIn } from '../players/playerIn.ts';
import { auditAuthorOf, type AuditLog } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';

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

  registerOperatorCall(app, operatorCalls.listIdentifications, async ({ query, sites }) => {
    const after = parseId(query.after ?? '') ?? 0n;
    const { rows, next } = await reviews.list(query.state ?? 'pending', sites, after);
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
  });

  registerOperatorCall(app, operatorCalls.showIdentification, async ({ params }) => {
    const { request, owner, documents, others } = await reviews.detail(params.requestId);
    return {
      ...shown(request),
      siteId: owner.site_id,
      login: owner.login,
      language: owner.language,
      documents: documents.map((row) => ({ ...shownDocument(row), requestId: String(row.request_id) })),
      others: others.map(shown),
    };
  });

  registerOperatorCall(
    app,
    operatorCalls.downloadIdentificationDocument,
    async ({ params: { requestId, documentId }, request, reply }) => {
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

  registerOperatorCall(app, operatorCalls.approveIdentification, ({ params, body, request }) =>
    answer(params.requestId, { state: 'approved' }, auditAuthorOf(request, body.reason)),
  );

  registerOperatorCall(app, operatorCalls.refuseIdentification, ({ params, body, request }) => {
    const { cause = null, reason = null } = body;
    return answer(params.requestId, { state: 'refused', cause, reason }, auditAuthorOf(request));
  });

  registerOperatorCall(app, operatorCalls.requestIdentificationDocument, ({ params, body, request }) =>
    answer(params.requestId, { state: 'requested', reason: body.reason }, auditAuthorOf(request)),
  );

  registerOperatorCall(app, operatorCalls.setIdentificationAsks, async ({ params, body, request }) => {
    const player = await playerIn(db, params.playerId);
    const { reason, asksAtDeposit, hasBonus } = body;
    if (asksAtDeposit === undefined && hasBonus === undefined)
      throw wrongField(
        '/asksAtDeposit',
        'required',
        'Nothing is changed: send asksAtDeposit, hasBonus, or both.',
      );
    const asks = {
      ...(asksAtDeposit === undefined ? {} : { asksAtDeposit }),
      ...(hasBonus === undefined ? {} : { hasBonus }),
    };
    await db.transaction().execute(async (trx) => {
      await lockPlayer(trx, player.id);
      const profile = await findProfile(trx, player.id);
      const before = {
        ...(asksAtDeposit === undefined
          ? {}
          : { asksAtDeposit: profile?.is_verification_asked_at_deposit ?? false }),
        ...(hasBonus === undefined ? {} : { hasBonus: profile?.has_identification_bonus ?? false }),
      };
      await changeProfile(trx, player.id, {
        ...(asksAtDeposit === undefined ? {} : { is_verification_asked_at_deposit: asksAtDeposit }),
        ...(hasBonus === undefined ? {} : { has_identification_bonus: hasBonus }),
      });
      const act = { action: 'identification.asks', subject: `player:${player.id}` };
      await auditLog.write(trx, auditAuthorOf(request, reason), { ...act, ...changesBetween(before, asks) });
    });
    return { playerId: String(player.id), ...asks };
  });
}
