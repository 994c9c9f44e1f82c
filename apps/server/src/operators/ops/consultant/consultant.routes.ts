import { consultantStates, MOST_MESSAGE_CHARACTERS } from '@touchline/contract/consultant';
import type { DeskRequest, DeskRequestDetail, DeskRequestPage } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
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

const PAGE = 50;
const closed = { additionalProperties: false };

const List = Type.Object({
  state: Type.Optional(Type.Enum([...consultantStates])),
  skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
});
const text = Type.String({ minLength: 3, maxLength: MOST_MESSAGE_CHARACTERS });
const Answer = Type.Object({ text }, closed);
const Closing = Type.Object({ text: Type.Optional(text) }, closed);

interface OfRequest {
  readonly requestId: string;
}

/** Operators' routes of requests to the payment consultant: by the time their answer is due, answered, closed. */
export function opsConsultantRoutes(
  app: FastifyInstance,
  deps: ConsultantDeskDeps & { readonly auditLog: AuditLog },
): void {
  const { db, auditLog } = deps;
  const desk = createConsultantDesk(deps);

  app.get<{ Querystring: Static<typeof List> }>(
    '/ops/payment-requests',
    { schema: { querystring: List } },
    async ({ query: { state = 'open', skip = 0 } }): Promise<DeskRequestPage> => {
      const rows = await desk.list({ state, skip, limit: PAGE + 1 });
      return {
        requests: rows.slice(0, PAGE).map((row) => ({ ...shown(row), login: row.login })),
        next: rows.length > PAGE ? skip + PAGE : null,
      };
    },
  );

  app.get<{ Params: OfRequest }>(
    '/ops/payment-requests/:requestId',
    async (request): Promise<DeskRequestDetail> => {
      const { requestId } = request.params;
      const { row, login, messages } = await desk.one(requestId);
      await auditLog.look(request, { action: 'consultant.look', subject: `request:${requestId}` });
      const payment =
        row.payment_id === null ? undefined : await ownPayment(db, row.player_id, row.payment_id);
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
    },
  );

  app.get<{ Params: OfRequest & { readonly fileId: string } }>(
    '/ops/payment-requests/:requestId/files/:fileId',
    async (request, reply) => {
      const { requestId, fileId } = request.params;
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

  const answerRoute = (path: string, action: DeskAction, body: typeof Answer | typeof Closing) =>
    app.post<{ Params: OfRequest; Body: Static<typeof Closing> }>(
      `/ops/payment-requests/:requestId/${path}`,
      { schema: { body } },
      async (request) => {
        const { requestId } = request.params;
        const deed = { action: `consultant.${action}`, subject: `request:${requestId}` };
        const answer = { action, by: operatorOf(request).name, text: request.body.text };
        await desk.answer(requestId, answer, recordIn(auditLog, request, deed));
        return { requestId };
      },
    );
  answerRoute('answer', 'answered', Answer);
  answerRoute('ask', 'asked', Answer);
  answerRoute('close', 'closed', Closing);
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
