import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import { parseId } from '../../kernel/index.ts';
import type { MarketClosures } from '../../betting/index.ts';
import { recordIn, type AuditLog } from './auditLog/auditLog.service.ts';
import { registerOperatorCall } from './registerOperatorCall.ts';

/** Routes by which an operator suspends and opens markets, matches and sports, and lists what is closed. */
export function closureRoutes(
  app: FastifyInstance,
  { closures, auditLog }: { readonly closures: MarketClosures; readonly auditLog: AuditLog },
): void {
  registerOperatorCall(app, operatorCalls.listClosures, ({ query: { before, matchId } }) =>
    closures.list({ before: parseId(before ?? ''), matchId: parseId(matchId ?? '') }),
  );

  registerOperatorCall(app, operatorCalls.suspendBets, ({ body, operator, request }) => {
    const { scope, subject, reason } = body;
    const act = { action: `${scope}.suspend`, subject: `${scope}:${subject}`, reason };
    const author = { operator: operator.name, reason };
    return closures.suspend({ scope, subject }, author, recordIn(auditLog, request, act));
  });

  registerOperatorCall(app, operatorCalls.openBets, ({ body, request }) => {
    const { scope, subject, reason } = body;
    const act = { action: `${scope}.open`, subject: `${scope}:${subject}`, reason };
    return closures.open({ scope, subject }, recordIn(auditLog, request, act));
  });
}
