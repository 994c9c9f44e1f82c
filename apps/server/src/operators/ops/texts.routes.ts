import type { ListedText, TextDetail } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { parseId, ProblemError } from '../../kernel/index.ts';
import type { Sms, TextMessageRow } from '../../delivery/index.ts';
import type { AuditLog } from './auditLog/auditLog.service.ts';

const Page = Type.Object({ before: Type.Optional(Type.String({ maxLength: 20 })) });

export interface TextRoutesDeps {
  readonly sms: Pick<Sms, 'outbox' | 'text'>;
  readonly auditLog: AuditLog;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Routes of the text messages to phones, sent or not. */
export function textRoutes(app: FastifyInstance, { sms, auditLog, now }: TextRoutesDeps): void {
  app.get<{ Querystring: Static<typeof Page> }>(
    '/ops/texts',
    { schema: { querystring: Page } },
    async ({ query }): Promise<{ readonly texts: readonly ListedText[] }> => {
      const at = now();
      const rows = await sms.outbox(parseId(query.before ?? ''));
      return { texts: rows.map((row) => listed(row, at)) };
    },
  );

  app.get<{ Params: { readonly textId: string } }>(
    '/ops/texts/:textId',
    async (request): Promise<TextDetail> => {
      const id = parseId(request.params.textId);
      const found = id === undefined ? undefined : await sms.text(id);
      if (!found) {
        throw new ProblemError(404, 'TEXT_NOT_FOUND', 'Text message not found: check the list of them.');
      }
      const { row, text, secret } = found;
      await auditLog.look(request, { action: 'text.look', subject: `text:${row.id}` });
      return { ...listed(row, now()), text, secret };
    },
  );
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
