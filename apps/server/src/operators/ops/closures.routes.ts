import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { parseId } from '../../kernel/index.ts';
import type { MarketClosures } from '../../betting/index.ts';
import { recordIn, type AuditLog } from './auditLog/auditLog.service.ts';
import { operatorOf } from './operatorOnly.ts';

const exact = { additionalProperties: false };
const Change = Type.Object(
  {
    scope: Type.Enum(['market', 'match', 'sport']),
    subject: Type.String({ minLength: 1, maxLength: 80 }),
    reason: Type.String({ minLength: 3, maxLength: 300 }),
  },
  exact,
);
const List = Type.Object({ before: Type.Optional(Type.String({ maxLength: 20 })) }, exact);

/** Routes by which an operator suspends and opens markets, matches and sports, and lists what is closed. */
export function closureRoutes(
  app: FastifyInstance,
  { closures, auditLog }: { readonly closures: MarketClosures; readonly auditLog: AuditLog },
): void {
  app.get<{ Querystring: Static<typeof List> }>(
    '/ops/closures',
    { schema: { querystring: List } },
    ({ query: { before } }) => closures.list(parseId(before ?? '')),
  );

  app.post<{ Body: Static<typeof Change> }>(
    '/ops/closures',
    { schema: { body: Change } },
    async (request) => {
      const { scope, subject, reason } = request.body;
      return closures.suspend(
        { scope, subject },
        { operator: operatorOf(request).name, reason },
        recordIn(auditLog, request, { action: `${scope}.suspend`, subject: `${scope}:${subject}`, reason }),
      );
    },
  );

  app.post<{ Body: Static<typeof Change> }>(
    '/ops/closures/open',
    { schema: { body: Change } },
    async (request) => {
      const { scope, subject, reason } = request.body;
      return closures.open(
        { scope, subject },
        recordIn(auditLog, request, { action: `${scope}.open`, subject: `${scope}:${subject}`, reason }),
      );
    },
  );
}
