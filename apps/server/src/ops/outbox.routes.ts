import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { parseId } from '../db/parseId.ts';
import { ProblemError } from '../http/problem.ts';
import type { Mail } from '../mail/mail.ts';

const Page = Type.Object({ before: Type.Optional(Type.String({ maxLength: 20 })) });

/** The mails to players, sent or not. */
export function outboxRoutes(app: FastifyInstance, mail: Mail): void {
  app.get<{ Querystring: Static<typeof Page> }>(
    '/ops/outbox',
    { schema: { querystring: Page } },
    async ({ query }) => {
      const mails = await mail.outbox(query.before === undefined ? undefined : parseId(query.before));
      return {
        mails: mails.map(({ id, recipient, language, subject, at, sent_at: sentAt, attempts }) => ({
          id: String(id),
          recipient,
          language,
          subject,
          at: at.toISOString(),
          sentAt: sentAt?.toISOString() ?? null,
          attempts,
        })),
      };
    },
  );

  app.get<{ Params: { mailId: string } }>('/ops/outbox/:mailId', async ({ params }) => {
    const id = parseId(params.mailId);
    const found = id === undefined ? undefined : await mail.mail(id);
    if (!found) throw new ProblemError(404, 'MAIL_NOT_FOUND', 'There is no such mail: ask for the outbox.');
    const { recipient, subject, body_text: text, body_html: html } = found;
    return { recipient, subject, text, html };
  });
}
