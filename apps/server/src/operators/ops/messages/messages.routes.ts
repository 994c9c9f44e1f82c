import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../kernel/index.ts';
import type { OperatorMessages } from '../../../messages/index.ts';
import type { LiveSites } from '../../../site/index.ts';
import type { Approvals } from '../../operatorMoney/approvals.service.ts';
import { actRequest, sendAct } from '../approvals/actRequest.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { playerIn } from '../players/playerIn.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { sitesAmong } from '../sites/siteIn.ts';

export interface OpsMessagesDeps {
  readonly db: Db;
  readonly sites: Pick<LiveSites, 'all'>;
  readonly operatorMessages: OperatorMessages;
  readonly approvals: Approvals;
  readonly auditLog: AuditLog;
}

/** Operators' routes of messages to players: who a segment reaches, sending, what was sent, and a player's inbox. */
export function opsMessagesRoutes(
  app: FastifyInstance,
  { db, sites, operatorMessages, approvals, auditLog }: OpsMessagesDeps,
): void {
  registerOperatorCall(app, operatorCalls.listMessageSites, ({ sites: chosen }) => ({
    sites: sitesAmong(sites, chosen).map(({ id, config: { companyName, languages, defaultLanguage } }) => ({
      id,
      companyName,
      languages: [...new Set([defaultLanguage, ...languages])],
    })),
  }));

  registerOperatorCall(app, operatorCalls.previewMessage, ({ body }) =>
    operatorMessages.preview(body.siteId, body.segment),
  );

  registerOperatorCall(app, operatorCalls.sendMessage, async ({ body, request, reply }) =>
    sendAct(reply, await approvals.ask('message', body, actRequest(auditLog, request))),
  );

  registerOperatorCall(app, operatorCalls.withdrawMessage, async ({ params, body, operator, request }) => {
    const { messageId } = params;
    const act = { action: 'messages.withdraw', subject: `message:${messageId}`, ...body };
    await operatorMessages.withdraw(messageId, operator.name, recordIn(auditLog, request, act));
    return null;
  });

  registerOperatorCall(app, operatorCalls.listMessages, ({ query, sites: chosen }) =>
    operatorMessages.list(chosen, query.before),
  );

  registerOperatorCall(app, operatorCalls.listPlayerMessages, async ({ params, query, request }) => {
    const { id, language } = await playerIn(db, params.playerId);
    await auditLog.look(request, { action: 'messages.look', subject: `player:${id}` });
    return operatorMessages.received({ id, language }, query.before);
  });
}
