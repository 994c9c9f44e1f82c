import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { ListedText } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { parseId, ProblemError } from '../../kernel/index.ts';
import type { Sms, TextMessageRow } from '../../delivery/index.ts';
import type { AuditLog } from './auditLog/auditLog.service.ts';
import { registerOperatorCall } from './registerOperatorCall.ts';

export interface TextRoutesDeps {
  readonly sms: Pick<Sms, 'outbox' | 'text'>;
  readonly auditLog: AuditLog;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Routes of the text messages to phones, sent or not. */
export function textRoutes(app: FastifyInstance, { sms, auditLog, now }: TextRoutesDeps): void {
  registerOperatorCall(app, operatorCalls.listTexts, async ({ query, sites }) => {
    const at = now();
    const rows = await sms.outbox({ before: parseId(query.before ?? ''), sites });
    return { texts: rows.map((row) => listed(row, at)) };
  });

  registerOperatorCall(app, operatorCalls.showText, async ({ params, request }) => {
    const id = parseId(params.textId);
    const found = id === undefined ? undefined : await sms.text(id);
    if (!found) {
      throw new ProblemError(404, 'TEXT_NOT_FOUND', 'Text message not found: check the list of them.');
    }
    const { row, text, secret } = found;
    await auditLog.look(request, { action: 'text.look', subject: `text:${row.id}` });
    return { ...listed(row, now()), text, secret };
  });
}

/** Converts a message to the operators' list, without its text. */
function listed(row: TextMessageRow, now: Date): ListedText {
  const isExpired = row.sent_at === null && row.ends_at <= now;
  return {
    id: String(row.id),
    siteId: row.site_id,
    recipient: `+${row.recipient}`,
    at: row.at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    attempts: row.attempts,
    lastError: row.last_error,
    expiredAt: isExpired ? row.ends_at.toISOString() : null,
  };
}
