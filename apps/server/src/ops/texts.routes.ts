import type { TextMessage } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { parseId } from '../db/parseId.ts';
import type { Sms } from '../sms/sms.ts';

const Page = Type.Object({ before: Type.Optional(Type.String({ maxLength: 20 })) });

/** Routes of the text messages to phones, sent or not. */
export function textRoutes(app: FastifyInstance, sms: Pick<Sms, 'outbox'>): void {
  app.get<{ Querystring: Static<typeof Page> }>(
    '/ops/texts',
    { schema: { querystring: Page } },
    async ({ query }): Promise<{ readonly texts: readonly TextMessage[] }> => ({
      texts: (await sms.outbox(parseId(query.before ?? ''))).map((row) => ({
        id: String(row.id),
        siteId: row.site_id,
        recipient: `+${row.recipient}`,
        text: row.body,
        at: row.at.toISOString(),
        sentAt: row.sent_at?.toISOString() ?? null,
        attempts: row.attempts,
        lastError: row.last_error,
      })),
    }),
  );
}
