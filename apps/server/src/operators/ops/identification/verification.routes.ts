import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../kernel/index.ts';
import type { OperatorAct, OperatorChecks } from '../../../protection/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';
import { playerIn } from '../players/playerIn.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';

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
    { playerId, reason }: { readonly playerId: bigint; readonly reason: string },
  ): OperatorAct => ({
    operator: operatorOf(request).name,
    record: recordIn(auditLog, request, {
      action: `verification.${action}`,
      subject: `player:${playerId}`,
      reason,
    }),
  });

  registerOperatorCall(app, operatorCalls.showVerification, async ({ params }) =>
    checks.of((await playerIn(db, params.playerId)).id),
  );

  registerOperatorCall(app, operatorCalls.setVerificationTypes, async ({ params, body, request }) => {
    const { id: playerId } = await playerIn(db, params.playerId);
    const { reason, ...change } = body;
    await checks.setTypes(playerId, change, actOf(request, 'types', { playerId, reason }));
    return checks.of(playerId);
  });

  registerOperatorCall(app, operatorCalls.askVerification, async ({ params, body, request }) => {
    const { id: playerId } = await playerIn(db, params.playerId);
    const { reason, ...check } = body;
    await checks.ask(playerId, check, actOf(request, 'ask', { playerId, reason }));
    return checks.of(playerId);
  });

  registerOperatorCall(
    app,
    operatorCalls.askCheckDocument,
    async ({ params: { checkId }, body, request }) => {
      const { reason, ...check } = body;
      await checks.askDocument(checkId, check, (playerId) =>
        actOf(request, 'document', { playerId, reason }),
      );
      return { checkId };
    },
  );

  registerOperatorCall(app, operatorCalls.overrideVerification, async ({ params, body, request }) => {
    const { id: playerId } = await playerIn(db, params.playerId);
    const { reason, cause, ...decision } = body;
    const act = actOf(request, 'override', { playerId, reason });
    await checks.override(playerId, { ...decision, reason: cause }, act);
    return checks.of(playerId);
  });
}
