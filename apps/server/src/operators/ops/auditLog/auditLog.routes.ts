import { operatorCalls } from '@touchline/contract/operatorCalls';
import { MAX_EXPORT_DAYS } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { type Db, parseId, wrongField } from '../../../kernel/index.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import type { LiveSites } from '../../../site/index.ts';
import type { AuditLog } from './auditLog.service.ts';
import { daysOf, exportEntries, periodOf } from './exportEntries.ts';

/** Routes of the calling operator and of the audit log. */
export function auditLogRoutes(
  app: FastifyInstance,
  {
    db,
    auditLog,
    sites,
  }: { readonly db: Db; readonly auditLog: AuditLog; readonly sites: Pick<LiveSites, 'all'> },
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

  registerOperatorCall(
    app,
    operatorCalls.exportAuditEntries,
    async ({ query: { from, to }, request, reply }) => {
      const period = periodOf(from, to);
      const days = daysOf(period);
      if (!(days > 0 && days <= MAX_EXPORT_DAYS))
        throw wrongField(
          '/to',
          'period',
          `A period has 1 to ${MAX_EXPORT_DAYS} days: "to" is the last one, not before "from".`,
        );
      await auditLog.look(request, { action: 'audit.export', subject: 'audit:log' }, { from, to });
      return reply
        .header('content-type', 'application/jsonl')
        .header('content-disposition', `attachment; filename="audit-${from}-${to}.jsonl"`)
        .header('x-content-type-options', 'nosniff')
        .send(Readable.from(exportEntries(db, period)));
    },
  );
}
