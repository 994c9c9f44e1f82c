import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import { parseId, wrongField } from '../../../kernel/index.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import type { AuditLog } from './auditLog.service.ts';

/** Routes of the calling operator and of the audit log. */
export function auditLogRoutes(app: FastifyInstance, auditLog: AuditLog): void {
  registerOperatorCall(app, operatorCalls.showOperator, ({ operator, request }) => ({
    ...operator,
    environment: app.settings.NODE_ENV,
    siteName: request.site.config.companyName,
  }));

  registerOperatorCall(app, operatorCalls.listAuditEntries, ({ query: { before, ...filter } }) => {
    const last = before === undefined ? undefined : parseId(before);
    if (before !== undefined && last === undefined) {
      throw wrongField(
        '/before',
        'id',
        '"before" is no row of the audit log: use the `next` of the page before.',
      );
    }
    return auditLog.list({ ...filter, before: last });
  });
}
