import type { WaitingAct } from '@touchline/contract/operators';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActRequest } from '../../operatorMoney/approvals.service.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';

/** Returns the act of an operator's request, which is recorded in the audit log. */
export function actRequest(
  auditLog: Pick<AuditLog, 'write'>,
  request: FastifyRequest,
  reason?: string,
): ActRequest {
  return {
    by: operatorOf(request),
    reason,
    recordOf: (deed) => recordIn(auditLog, request, { ...deed, reason }),
  };
}

/** Returns whether an act waits for a second operator. */
export function isWaiting(answer: object): answer is WaitingAct {
  return 'approvalId' in answer;
}

/** Sends the answer to an act: 202 if it waits for a second operator, else the given status. */
export function sendAct<T extends object>(reply: FastifyReply, answer: T, done = 200): T {
  void reply.code(isWaiting(answer) ? 202 : done);
  return answer;
}
