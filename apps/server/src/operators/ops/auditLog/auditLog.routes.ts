import type { Operator } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { parseId, wrongField } from '../../../kernel/index.ts';
import { operatorOf } from '../operatorOnly.ts';
import type { AuditLog } from './auditLog.service.ts';

const Page = Type.Object({
  before: Type.Optional(Type.String({ maxLength: 20 })),
  subject: Type.Optional(Type.String({ maxLength: 80 })),
  operator: Type.Optional(Type.String({ maxLength: 40 })),
});

/** Routes of the calling operator and of the audit log. */
export function auditLogRoutes(app: FastifyInstance, auditLog: AuditLog): void {
  app.get('/ops/me', (request): Operator => ({
    ...operatorOf(request),
    environment: app.settings.NODE_ENV,
    siteName: request.site.config.companyName,
  }));

  app.get<{ Querystring: Static<typeof Page> }>(
    '/ops/audit',
    { schema: { querystring: Page } },
    ({ query: { before, ...filter } }) => {
      const last = before === undefined ? undefined : parseId(before);
      if (before !== undefined && last === undefined) {
        throw wrongField(
          '/before',
          'id',
          '"before" is no row of the audit log: use the `next` of the page before.',
        );
      }
      return auditLog.list({ ...filter, before: last });
    },
  );
}
