import { toWire } from '@touchline/betting';
import { withdrawalDocuments } from '@touchline/contract';
import {
  withdrawalLists,
  withdrawalReasons,
  type OperatorWithdrawal,
  type OperatorWithdrawalDetail,
} from '@touchline/contract/operators';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { pageOf } from '../../../kernel/index.ts';
import type { ReviewDetail, Decided, WaitingWithdrawal, WithdrawalReviews } from '../../../cashier/index.ts';
import { BASE_CURRENCY } from '../../../ledger/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';

const PAGE = 30;

const List = Type.Object({
  list: Type.Optional(Type.Enum([...withdrawalLists])),
  after: Type.Optional(Type.String({ pattern: '^[0-9a-f]{32}$' })),
});
const Note = Type.Optional(Type.String({ minLength: 3, maxLength: 300 }));
/** Body of a decision with a reason of its list. */
const decision = (reasons: readonly string[]) =>
  Type.Object({ reason: Type.Enum([...reasons]), note: Note }, { additionalProperties: false });
type Decision = Static<ReturnType<typeof decision>>;
const Documents = Type.Object(
  {
    documents: Type.Array(Type.Enum([...withdrawalDocuments]), {
      minItems: 1,
      maxItems: withdrawalDocuments.length,
      uniqueItems: true,
    }),
    note: Note,
  },
  { additionalProperties: false },
);

interface OfWithdrawal {
  readonly withdrawalId: string;
}

/** Routes of the withdrawals that wait for an operator, and of the decisions about them. */
export function opsWithdrawalsRoutes(
  app: FastifyInstance,
  { reviews, auditLog }: { readonly reviews: WithdrawalReviews; readonly auditLog: AuditLog },
): void {
  app.get<{ Querystring: Static<typeof List> }>(
    '/ops/withdrawals',
    { schema: { querystring: List } },
    async (request) => {
      const { list = 'waiting', after } = request.query;
      const operator = operatorOf(request).name;
      const found = await reviews.list({ list, operator, after, limit: PAGE + 1 });
      const { rows, next } = pageOf(found, PAGE, ({ id }) => id);
      return { withdrawals: rows.map(listed), next };
    },
  );

  app.get<{ Params: OfWithdrawal }>('/ops/withdrawals/:withdrawalId', async (request) =>
    shown(await reviews.one(request.params.withdrawalId, operatorOf(request).name)),
  );

  decide('approve', (id, decided) => reviews.approve(id, decided));
  decide('refuse', (id, decided) => reviews.refuse(id, decided));
  decide('cancel', (id, decided) => reviews.cancel(id, decided));

  app.post<{ Params: OfWithdrawal; Body: Static<typeof Documents> }>(
    '/ops/withdrawals/:withdrawalId/documents',
    { schema: { body: Documents } },
    async (request) => {
      const { withdrawalId } = request.params;
      const { documents, note = null } = request.body;
      const by = byOf(request, 'documents', withdrawalId);
      await reviews.askDocuments(withdrawalId, documents, { ...by, note });
      return { withdrawalId };
    },
  );

  /** Registers a decision with a reason of its list. */
  function decide(
    name: keyof typeof withdrawalReasons,
    work: (id: string, decided: Decided) => Promise<void>,
  ): void {
    app.post<{ Params: OfWithdrawal; Body: Decision }>(
      `/ops/withdrawals/:withdrawalId/${name}`,
      { schema: { body: decision(withdrawalReasons[name]) } },
      async (request) => {
        const { withdrawalId } = request.params;
        const { reason, note = null } = request.body;
        await work(withdrawalId, { ...byOf(request, name, withdrawalId, reason), reason, note });
        return { withdrawalId };
      },
    );
  }

  function byOf(request: FastifyRequest, action: string, id: string, reason?: string) {
    const deed = { action: `withdrawal.${action}`, subject: `payment:${id}`, reason };
    return { operator: operatorOf(request).name, record: recordIn(auditLog, request, deed) };
  }
}

function listed(row: WaitingWithdrawal): OperatorWithdrawal {
  const name = [row.first_name, row.surname].filter(Boolean).join(' ');
  return {
    id: row.id,
    playerId: String(row.player_id),
    login: row.login,
    name: name === '' ? null : name,
    siteId: row.site_id,
    iso: row.iso,
    amount: toWire(row.amount, row.iso),
    state: row.state,
    doubts: row.doubts,
    needs: row.needs,
    firstBy: row.first_by,
    at: row.created_at.getTime(),
    reviewEndsAt: row.review_ends_at?.getTime() ?? null,
  };
}

function shown({ row, legs, source, before, ...detail }: ReviewDetail): OperatorWithdrawalDetail {
  const money = (minor: bigint): string => toWire(minor, row.iso);
  const { deposited, staked } = source;
  return {
    ...listed(row),
    fee: money(row.fee),
    registeredAt: row.registered_at.getTime(),
    legs: legs.map(({ row: leg, owner, paidIn }) => ({
      method: leg.method_name.en,
      icon: leg.method_icon,
      requisite: leg.requisite ?? '',
      owner,
      paidIn: money(paidIn),
      amount: money(leg.amount),
      fee: money(leg.fee),
      state: leg.state,
    })),
    source: {
      deposited: money(deposited),
      won: money(source.won),
      taxed: money(source.taxed),
      staked: money(staked),
      biggestWin: source.biggestWin === null ? null : money(source.biggestWin),
      turnover: deposited > 0n ? Number((staked * 10n) / deposited) / 10 : null,
    },
    checks: detail.checks,
    balance: money(detail.balance),
    debt: money(detail.debt),
    before: { paid: before.paid, refused: before.refused, yearSum: money(before.sum) },
    decisions: detail.decisions.map(({ at, operator, decision: kind, reason, note }) => ({
      at: at.getTime(),
      operator,
      decision: kind,
      reason,
      note,
    })),
    daySum: toWire(detail.daySum, BASE_CURRENCY),
    secondAbove: toWire(detail.secondAbove, BASE_CURRENCY),
    needsSecond: detail.needsSecond,
    mayApprove: detail.mayApprove,
    steps: detail.steps.map(({ at, state, source: by, reason }) => ({
      at: at.getTime(),
      state,
      source: by,
      reason,
    })),
  };
}
