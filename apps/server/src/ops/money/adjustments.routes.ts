import type { Adjustment } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { parseId } from '../../db/parseId.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';
import { signedText } from '../../wallet/signedText.ts';
import type { Adjustments, ListedAdjustment } from './adjustments.service.ts';

const reason = Type.String({ minLength: 3, maxLength: 300 });
const Asked = Type.Object(
  { accountId: Type.String({ maxLength: 20 }), amount: Type.String({ maxLength: 30 }), reason },
  { additionalProperties: false },
);
const Decision = Type.Object({ reason }, { additionalProperties: false });
const Of = Type.Object({ player: Type.Optional(Type.String({ maxLength: 20 })) });

export interface AdjustmentRoutesDeps {
  readonly adjustments: Adjustments;
  readonly auditLog: AuditLog;
}

/** Routes of adjustments of balances, of which larger ones need two operators. */
export function adjustmentRoutes(
  app: FastifyInstance,
  { adjustments, auditLog }: AdjustmentRoutesDeps,
): void {
  app.get<{ Querystring: Static<typeof Of> }>(
    '/ops/adjustments',
    { schema: { querystring: Of } },
    async ({ query: { player } }) => {
      const playerId = player === undefined ? undefined : (parseId(player) ?? 0n);
      return { adjustments: (await adjustments.list({ playerId })).map(shown) };
    },
  );

  app.post<{ Body: Static<typeof Asked> }>(
    '/ops/adjustments',
    { schema: { body: Asked } },
    async (request) => {
      const { body } = request;
      const subject = `account:${body.accountId}`;
      const record = recordIn(auditLog, request, { action: 'adjustment.ask', subject, reason: body.reason });
      const { id, state } = await adjustments.ask({ ...body, operator: operatorOf(request).name }, record);
      return { id: String(id), state };
    },
  );

  for (const [path, state] of [
    ['book', 'booked'],
    ['refuse', 'refused'],
  ] as const) {
    app.post<{ Params: { adjustmentId: string }; Body: Static<typeof Decision> }>(
      `/ops/adjustments/:adjustmentId/${path}`,
      { schema: { body: Decision } },
      async (request) => {
        const { adjustmentId } = request.params;
        const deed = { action: `adjustment.${path}`, subject: `adjustment:${adjustmentId}` };
        const record = recordIn(auditLog, request, { ...deed, reason: request.body.reason });
        await adjustments.decide(adjustmentId, { state, operator: operatorOf(request).name }, record);
        return { adjustmentId };
      },
    );
  }
}

function shown(row: ListedAdjustment): Adjustment {
  return {
    id: String(row.id),
    playerId: String(row.player_id),
    login: row.login,
    iso: row.iso,
    amount: signedText(row.amount, row.iso),
    reason: row.reason,
    state: row.state,
    askedBy: row.asked_by,
    at: row.asked_at.getTime(),
    decidedBy: row.decided_by,
  };
}
