import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { DeskRequest } from '@touchline/contract/operators';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  createConsultantDesk,
  type ConsultantDeskDeps,
  type DeskAction,
  type RequestRow,
  shownFile,
  ownPayment,
} from '../../../cashier/index.ts';
import { parseId } from '../../../kernel/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';

const PAGE = 50;

/** Request of an answer to the player. */
interface Answer {
  readonly params: { readonly requestId: string };
  readonly body: { readonly text?: string };
  readonly request: FastifyRequest;
}

/** Operators' routes of requests to the payment consultant: by the time their answer is due, answered, closed. */
export function opsConsultantRoutes(
  app: FastifyInstance,
  deps: ConsultantDeskDeps & { readonly auditLog: AuditLog },
): void {
  const { db, auditLog } = deps;
  const desk = createConsultantDesk(deps);

  registerOperatorCall(app, operatorCalls.listPaymentRequests, async ({ query, sites }) => {
    const { state = 'open', skip = 0 } = query;
    const rows = await desk.list({ state, sites, skip, limit: PAGE + 1 });
    return {
      requests: rows.slice(0, PAGE).map((row) => ({ ...shown(row), login: row.login })),
      next: rows.length > PAGE ? skip + PAGE : null,
    };
  });

  registerOperatorCall(app, operatorCalls.showPaymentRequest, async ({ params: { requestId }, request }) => {
    const { row, login, messages } = await desk.one(requestId);
    await auditLog.look(request, { action: 'consultant.look', subject: `request:${requestId}` });
    const payment = row.payment_id === null ? undefined : await ownPayment(db, row.player_id, row.payment_id);
    return {
      ...shown(row),
      login,
      payment: payment
        ? {
            id: payment.id,
            direction: payment.direction,
            method: payment.methodName.en,
            iso: payment.iso,
            amount: payment.amount,
            received: payment.received ?? null,
            receivedIso: payment.receivedIso ?? payment.iso,
            fee: payment.fee,
            state: payment.state,
            reason: payment.reason ?? null,
            at: payment.createdAt * 1000,
          }
        : null,
      messages: messages.map((message) => ({
        id: String(message.id),
        operator: message.operator,
        at: message.at.getTime(),
        text: message.text,
        files: message.files.map(shownFile),
      })),
    };
  });

  registerOperatorCall(
    app,
    operatorCalls.downloadPaymentRequestFile,
    async ({ params: { requestId, fileId }, request, reply }) => {
      const { content, media_type: mediaType } = await desk.file(requestId, parseId(fileId));
      await auditLog.look(
        request,
        { action: 'consultant.look', subject: `request:${requestId}` },
        { fileId },
      );
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

  registerOperatorCall(app, operatorCalls.answerPaymentRequest, (input) => answer('answered', input));
  registerOperatorCall(app, operatorCalls.askAboutPaymentRequest, (input) => answer('asked', input));
  registerOperatorCall(app, operatorCalls.closePaymentRequest, (input) => answer('closed', input));

  async function answer(action: DeskAction, { params: { requestId }, body, request }: Answer) {
    const act = { action: `consultant.${action}`, subject: `request:${requestId}` };
    const given = { action, by: operatorOf(request).name, text: body.text };
    await desk.answer(requestId, given, recordIn(auditLog, request, act));
    return { requestId };
  }
}

function shown(row: RequestRow): Omit<DeskRequest, 'login'> {
  return {
    id: row.id,
    number: String(row.seq),
    playerId: String(row.player_id),
    siteId: row.site_id,
    topic: row.topic,
    subTopic: row.sub_topic,
    paymentId: row.payment_id,
    state: row.state,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    dueAt: row.due_at && row.due_at.getTime(),
  };
}
