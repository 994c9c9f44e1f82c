import { rational, toMinor, toWire } from '@touchline/betting';
import type { MessageRoom, OperatorRoom } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Db } from '../../../kernel/index.ts';
import type { Approvals } from '../../operatorMoney/approvals.service.ts';
import { MOST_ADJUSTED_ALONE } from '../../operatorMoney/doors.ts';
import { moneyRoom, reachRoom, type RoomDeps } from '../../operatorMoney/room.ts';
import type { LiveSites } from '../../../site/index.ts';
import { BASE_CURRENCY, exchanged, accountsOf } from '../../../ledger/index.ts';
import type { AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';
import { playerIn } from '../players/playerIn.ts';
import { siteIn } from '../sites/siteIn.ts';
import { actRequest } from './actRequest.ts';

const Decision = Type.Object(
  { reason: Type.String({ minLength: 3, maxLength: 300 }) },
  { additionalProperties: false },
);

export interface ApprovalRoutesDeps extends RoomDeps {
  readonly db: Db;
  readonly sites: Pick<LiveSites, 'all'>;
  readonly approvals: Approvals;
  readonly auditLog: AuditLog;
}

/** Routes of acts that wait for a second operator, and of what an operator may still do alone. */
export function approvalRoutes(app: FastifyInstance, deps: ApprovalRoutesDeps): void {
  const { db, sites, approvals, auditLog } = deps;

  app.get('/ops/approvals', async (request) => ({ approvals: await approvals.list(operatorOf(request)) }));

  for (const decision of ['approve', 'refuse'] as const) {
    app.post<{ Params: { readonly approvalId: string }; Body: Static<typeof Decision> }>(
      `/ops/approvals/:approvalId/${decision}`,
      { schema: { body: Decision } },
      async (request) => {
        const { approvalId } = request.params;
        const { scopes } = operatorOf(request);
        await approvals[decision](approvalId, scopes, actRequest(auditLog, request, request.body.reason));
        return { approvalId };
      },
    );
  }

  app.get<{ Params: { readonly playerId: string } }>(
    '/ops/approvals/room/:playerId',
    async (request): Promise<OperatorRoom> => {
      const { id: playerId, site_id: siteId } = await playerIn(db, request.params.playerId);
      const { name: operator } = operatorOf(request);
      const { iso, most, left } = await moneyRoom(db, deps, { operator, playerId, siteId });
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
    },
  );

  app.get<{ Params: { readonly siteId: string } }>(
    '/ops/approvals/reach/:siteId',
    async (request): Promise<MessageRoom> => {
      const { id: siteId } = siteIn(sites, request.params.siteId);
      return reachRoom(db, deps, { operator: operatorOf(request).name, siteId });
    },
  );
}
