import { toWire } from '@touchline/betting';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import type {
  OperatorWithdrawal,
  OperatorWithdrawalDetail,
  WithdrawalReasons,
} from '@touchline/contract/operators';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageOf } from '../../../kernel/index.ts';
import type { ReviewDetail, WaitingWithdrawal, WithdrawalReviews } from '../../../cashier/index.ts';
import { BASE_CURRENCY } from '../../../ledger/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';

const PAGE = 30;

/** Request of a decision. */
interface Decision {
  readonly params: { readonly withdrawalId: string };
  readonly body: { readonly reason: string; readonly note?: string };
  readonly request: FastifyRequest;
}

/** Routes of the withdrawals that wait for an operator, and of the decisions about them. */
export function opsWithdrawalsRoutes(
  app: FastifyInstance,
  { reviews, auditLog }: { readonly reviews: WithdrawalReviews; readonly auditLog: AuditLog },
): void {
  registerOperatorCall(app, operatorCalls.listWithdrawals, async ({ query, operator, sites }) => {
    const { list = 'waiting', after } = query;
    const found = await reviews.list({ list, operator: operator.person, sites, after, limit: PAGE + 1 });
    const { rows, next } = pageOf(found, PAGE, ({ id }) => id);
    return { withdrawals: rows.map(listed), next };
  });

  registerOperatorCall(app, operatorCalls.showWithdrawal, async ({ params, operator }) =>
    shown(await reviews.one(params.withdrawalId, operator.person)),
  );

  registerOperatorCall(app, operatorCalls.approveWithdrawal, (input) => decide('approve', input));
  registerOperatorCall(app, operatorCalls.refuseWithdrawal, (input) => decide('refuse', input));
  registerOperatorCall(app, operatorCalls.cancelWithdrawal, (input) => decide('cancel', input));

  registerOperatorCall(app, operatorCalls.askWithdrawalDocuments, async ({ params, body, request }) => {
    const { withdrawalId } = params;
    const { documents, note = null } = body;
    const by = byOf(request, 'documents', withdrawalId);
    await reviews.askDocuments(withdrawalId, documents, { ...by, note });
    return { withdrawalId };
  });

  async function decide(name: keyof WithdrawalReasons, { params, body, request }: Decision) {
    const { withdrawalId } = params;
    const { reason, note = null } = body;
    await reviews[name](withdrawalId, { ...byOf(request, name, withdrawalId, reason), reason, note });
    return { withdrawalId };
  }

  function byOf(request: FastifyRequest, action: string, id: string, reason?: string) {
    const act = { action: `withdrawal.${action}`, subject: `payment:${id}`, reason };
    return { operator: operatorOf(request).person, record: recordIn(auditLog, request, act) };
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
