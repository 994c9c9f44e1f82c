import { rational, toMinor, toWire } from '@touchline/betting';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import { parseId, wrongField, type Db } from '../../../kernel/index.ts';
import type { Approvals } from '../../operatorMoney/approvals.service.ts';
import { MOST_ADJUSTED_ALONE } from '../../operatorMoney/doors.ts';
import { moneyRoom, reachRoom, type RoomDeps } from '../../operatorMoney/room.ts';
import type { LiveSites } from '../../../site/index.ts';
import { BASE_CURRENCY, exchanged, accountsOf } from '../../../ledger/index.ts';
import type { AuditLog } from '../auditLog/auditLog.service.ts';
import { playerIn } from '../players/playerIn.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { siteIn } from '../sites/siteIn.ts';
import { actRequest } from './actRequest.ts';

export interface ApprovalRoutesDeps extends RoomDeps {
  readonly db: Db;
  readonly sites: Pick<LiveSites, 'all'>;
  readonly approvals: Approvals;
  readonly auditLog: AuditLog;
}

/** Routes of acts that wait for a second operator, and of what an operator may still do alone. */
export function approvalRoutes(app: FastifyInstance, deps: ApprovalRoutesDeps): void {
  const { db, sites, approvals, auditLog } = deps;

  registerOperatorCall(app, operatorCalls.listApprovals, async ({ query, operator }) => {
    const before = query.before === undefined ? undefined : parseId(query.before);
    if (query.before !== undefined && before === undefined)
      throw wrongField('/before', 'id', '"before" is no request: use the `next` of the page before.');
    if (query.state === 'decided') return approvals.decided(operator, before);
    return { approvals: await approvals.waiting(operator), next: null };
  });

  registerOperatorCall(app, operatorCalls.approveAct, async ({ params, body, request }) => {
    const { approvalId } = params;
    await approvals.approve(approvalId, actRequest(auditLog, request, body.reason));
    return { approvalId };
  });

  registerOperatorCall(app, operatorCalls.refuseAct, async ({ params, body, request }) => {
    const { approvalId } = params;
    await approvals.refuse(approvalId, actRequest(auditLog, request, body.reason));
    return { approvalId };
  });

  registerOperatorCall(app, operatorCalls.showOperatorRoom, async ({ params, operator }) => {
    const { id: playerId, site_id: siteId } = await playerIn(db, params.playerId);
    const { iso, most, left } = await moneyRoom(db, deps, { operator: operator.person, playerId, siteId });
    const isos = new Set((await accountsOf(db, playerId)).map((account) => account.iso));
    const inIso = (minor: bigint, from: string, to: string) =>
      toWire(rational.floor(exchanged(rational.of(minor), from, to)), to);
    const mostAdjustment = toMinor(MOST_ADJUSTED_ALONE, BASE_CURRENCY);
    return {
      iso,
      most: toWire(most, iso),
      left: toWire(left, iso),
      accounts: [...isos].map((own) => ({
        iso: own,
        left: inIso(left, iso, own),
        mostAdjustment: inIso(mostAdjustment, BASE_CURRENCY, own),
      })),
    };
  });

  registerOperatorCall(app, operatorCalls.showMessageRoom, async ({ params, operator }) => {
    const { id: siteId } = siteIn(sites, params.siteId);
    return reachRoom(db, deps, { operator: operator.person, siteId });
  });
}
