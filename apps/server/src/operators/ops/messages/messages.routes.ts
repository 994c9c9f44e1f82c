import {
  MOST_LABEL_CHARACTERS,
  MOST_TEXT_CHARACTERS,
  MOST_TITLE_CHARACTERS,
} from '@touchline/contract/messages';
import type { MessageSite } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Db } from '../../../kernel/index.ts';
import type { OperatorMessages } from '../../../messages/index.ts';
import type { LiveSites } from '../../../site/index.ts';
import type { Approvals } from '../../operatorMoney/approvals.service.ts';
import { actRequest, sendAct } from '../approvals/actRequest.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';
import { playerIn } from '../players/playerIn.ts';

const closed = { additionalProperties: false };
const Day = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' });
const language = '^[a-z]{2}$';

const Segment = Type.Object(
  {
    countries: Type.Optional(
      Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1, maxItems: 250 }),
    ),
    languages: Type.Optional(Type.Array(Type.String({ pattern: language }), { minItems: 1, maxItems: 60 })),
    isVerified: Type.Optional(Type.Boolean()),
    hasDeposited: Type.Optional(Type.Boolean()),
    registeredFrom: Type.Optional(Day),
    registeredTo: Type.Optional(Day),
    signedInSince: Type.Optional(Day),
    notSignedInSince: Type.Optional(Day),
  },
  closed,
);
const filled = (most: number) => Type.String({ minLength: 1, maxLength: most, pattern: '\\S' });
const Text = Type.Object(
  {
    title: filled(MOST_TITLE_CHARACTERS),
    text: filled(MOST_TEXT_CHARACTERS),
    label: Type.Optional(filled(MOST_LABEL_CHARACTERS)),
  },
  closed,
);
const siteId = Type.String({ maxLength: 60 });
const Preview = Type.Object({ siteId, segment: Segment }, closed);
const New = Type.Object(
  {
    key: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
    siteId,
    playerId: Type.Optional(Type.String({ maxLength: 20 })),
    segment: Type.Optional(Segment),
    texts: Type.Record(Type.String({ pattern: language }), Text, { minProperties: 1 }),
    link: Type.Optional(Type.String({ minLength: 1, maxLength: 300, pattern: '^[^\\s/\\\\][^\\s\\\\]*$' })),
    expiresAt: Type.Optional(Type.Integer({ minimum: 0, maximum: 253_402_300_798_000 })),
    byMail: Type.Boolean(),
    bySms: Type.Boolean(),
  },
  closed,
);
const Withdrawal = Type.Object({ reason: Type.String({ minLength: 3, maxLength: 300 }) }, closed);
const Cursor = Type.Object({ before: Type.Optional(Type.String({ maxLength: 20 })) });

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
  app.get('/ops/messages/sites', (): { readonly sites: readonly MessageSite[] } => ({
    sites: sites.all.map(({ id, config: { companyName, languages, defaultLanguage } }) => ({
      id,
      companyName,
      languages: [...new Set([defaultLanguage, ...languages])],
    })),
  }));

  app.post<{ Body: Static<typeof Preview> }>(
    '/ops/messages/preview',
    { schema: { body: Preview } },
    ({ body }) => operatorMessages.preview(body.siteId, body.segment),
  );

  app.post<{ Body: Static<typeof New> }>('/ops/messages', { schema: { body: New } }, async (request, reply) =>
    sendAct(reply, await approvals.ask('message', request.body, actRequest(auditLog, request))),
  );

  app.post<{ Params: { readonly messageId: string }; Body: Static<typeof Withdrawal> }>(
    '/ops/messages/:messageId/withdraw',
    { schema: { body: Withdrawal } },
    async (request, reply) => {
      const { messageId } = request.params;
      const { reason } = request.body;
      const record = recordIn(auditLog, request, {
        action: 'messages.withdraw',
        subject: `message:${messageId}`,
        reason,
      });
      await operatorMessages.withdraw(messageId, operatorOf(request).name, record);
      return reply.code(204).send();
    },
  );

  app.get<{ Querystring: Static<typeof Cursor> }>(
    '/ops/messages',
    { schema: { querystring: Cursor } },
    ({ query }) => operatorMessages.list(query.before),
  );

  app.get<{ Params: { readonly playerId: string }; Querystring: Static<typeof Cursor> }>(
    '/ops/messages/players/:playerId',
    { schema: { querystring: Cursor } },
    async (request) => {
      const { params, query } = request;
      const { id, language: own } = await playerIn(db, params.playerId);
      await auditLog.look(request, { action: 'messages.look', subject: `player:${id}` });
      return operatorMessages.received({ id, language: own }, query.before);
    },
  );
}
