import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import { parseId, wrongField } from '../../../kernel/index.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import type { LiveSites } from '../../../site/index.ts';
import type { AuditLog } from './auditLog.service.ts';

/** Routes of the calling operator and of the audit log. */
export function auditLogRoutes(
  app: FastifyInstance,
  { auditLog, sites }: { readonly auditLog: AuditLog; readonly sites: Pick<LiveSites, 'all'> },
): void {
  registerOperatorCall(app, operatorCalls.showOperator, ({ operator, request }) => ({
    name: operator.name,
    person: operator.person,
    scopes: [...operator.scopes],
    everywhere: operator.scopes.filter((scope) => operator.has(scope, null)),
    sites: sites.all.flatMap(({ id, config }) => {
      const scopes = operator.scopes.filter((scope) => operator.has(scope, id));
      return scopes.length === 0 ? [] : [{ id, name: config.companyName, scopes }];
    }),
    environment: app.settings.NODE_ENV,
    siteName: request.site.config.companyName,
  }));

  registerOperatorCall(
    app,
    operatorCalls.listAuditEntries,
    ({ query: { before, ...filter }, sites: own }) => {
      const last = before === undefined ? undefined : parseId(before);
      if (before !== undefined && last === undefined) {
        throw wrongField(
          '/before',
          'id',
          '"before" is no row of the audit log: use the `next` of the page before.',
        );
      }
      return auditLog.list({ ...filter, before: last, sites: own });
    },
  );
}
