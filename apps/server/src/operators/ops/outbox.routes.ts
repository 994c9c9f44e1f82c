import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { ListedMail } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { parseId, ProblemError } from '../../kernel/index.ts';
import type { Mail, MailRow } from '../../delivery/index.ts';
import { recordIn, type AuditLog } from './auditLog/auditLog.service.ts';
import { registerOperatorCall } from './registerOperatorCall.ts';

/** Routes of the mails to players, sent or not. */
export function outboxRoutes(
  app: FastifyInstance,
  { mail, auditLog }: { readonly mail: Mail; readonly auditLog: AuditLog },
): void {
  registerOperatorCall(app, operatorCalls.listMails, async ({ query, sites }) => {
    const before = query.before === undefined ? undefined : mailIdIn(query.before);
    return { mails: (await mail.outbox({ before, sites })).map(listed) };
  });

  registerOperatorCall(app, operatorCalls.showMail, async ({ params, request }) => {
    const found = await mail.mail(mailIdIn(params.mailId));
    if (!found) throw noSuchMail();
    const { row, text, html, secret } = found;
    await auditLog.look(request, { action: 'mail.look', subject: `mail:${row.id}` });
    return { ...listed(row), text, html, secret };
  });

  registerOperatorCall(app, operatorCalls.retryMail, async ({ params: { mailId }, request }) => {
    const id = mailIdIn(mailId);
    const record = recordIn(auditLog, request, { action: 'mail.retry', subject: `mail:${mailId}` });
    if (await mail.retry(id, record)) return { mailId };
    const found = await mail.mail(id);
    if (!found) throw noSuchMail();
    if (found.row.gave_up_at !== null) {
      throw new ProblemError(
        409,
        'MAIL_EXPIRED',
        'The code or link in this e-mail has ended, so its text was deleted: the player has to request a new one.',
      );
    }
    throw new ProblemError(
      409,
      'MAIL_NOT_GIVEN_UP',
      'This e-mail was sent or is still being retried: only failed e-mails can be resent.',
    );
  });
}

const noSuchMail = (): ProblemError =>
  new ProblemError(404, 'MAIL_NOT_FOUND', 'E-mail not found: check the outbox.');

function mailIdIn(text: string): bigint {
  const id = parseId(text);
  if (id === undefined) throw noSuchMail();
  return id;
}

/** Converts a mail to the operators' list, without its text. */
function listed(mail: MailRow): ListedMail {
  const { id, recipient, language, subject, at, attempts } = mail;
  return {
    id: String(id),
    recipient,
    language,
    subject,
    at: at.toISOString(),
    sentAt: mail.sent_at?.toISOString() ?? null,
    attempts,
    lastError: mail.last_error,
    gaveUpAt: mail.gave_up_at?.toISOString() ?? null,
    withdrawnAt: mail.withdrawn_at?.toISOString() ?? null,
    expiredAt: mail.expired_at?.toISOString() ?? null,
  };
}
