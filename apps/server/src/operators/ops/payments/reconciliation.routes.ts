import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { ListedReconciliation, ReconciliationDifference } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { pageOf, parseId, wrongField } from '../../../kernel/index.ts';
import type { Reconciliation } from '../../../cashier/index.ts';
import { signedText } from '../../../ledger/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';

const PAGE = 30;

export interface ReconciliationRoutesDeps {
  readonly reconciliation: Omit<Reconciliation, 'doDue'>;
  readonly auditLog: AuditLog;
}

/** Routes of the comparisons with providers' reports and of the differences that they found. */
export function reconciliationRoutes(
  app: FastifyInstance,
  { reconciliation, auditLog }: ReconciliationRoutesDeps,
): void {
  registerOperatorCall(app, operatorCalls.listReconciliations, async ({ query }) => {
    const found = await reconciliation.list(cursorOf(query.before), PAGE + 1);
    const { rows, next } = pageOf(found, PAGE, ({ id }) => String(id));
    return { providers: reconciliation.providers(), reconciliations: rows.map(listed), next };
  });

  registerOperatorCall(app, operatorCalls.runReconciliation, async ({ body, operator, request }) => {
    const act = { action: 'reconciliation.run', subject: `provider:${body.provider}` };
    const run = { ...body, operator: operator.name };
    const { id, state, failure } = await reconciliation.run(run, recordIn(auditLog, request, act));
    return { id: String(id), state, failure };
  });

  registerOperatorCall(app, operatorCalls.listDifferences, async ({ query: { state, before } }) => {
    const found = await reconciliation.differences({ state, before: cursorOf(before), limit: PAGE + 1 });
    const { rows, next } = pageOf(found, PAGE, ({ id }) => String(id));
    return { differences: rows.map(shown), next };
  });

  registerOperatorCall(app, operatorCalls.explainDifference, async ({ params, body, operator, request }) => {
    const id = parseId(params.differenceId) ?? 0n;
    const act = { action: 'reconciliation.explain', subject: `difference:${id}`, ...body };
    await reconciliation.explain(id, body.reason, operator.name, recordIn(auditLog, request, act));
    return { differenceId: String(id) };
  });
}

/** Returns the id of a page's last row. Throws a ProblemError 400 if it is none. */
function cursorOf(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined;
  const id = parseId(text);
  if (id === undefined)
    throw wrongField('/before', 'INVALID_REQUEST', `${text} is no id of this list: load it again.`);
  return id;
}

type Runs = Awaited<ReturnType<Reconciliation['list']>>;
type Differences = Awaited<ReturnType<Reconciliation['differences']>>;

function listed(row: Runs[number]): ListedReconciliation {
  return {
    id: String(row.id),
    provider: row.provider,
    day: row.day,
    at: (row.finished_at ?? row.asked_at).getTime(),
    by: row.asked_by,
    state: row.state,
    failure: row.failure,
    payments: row.payments,
    open: row.open,
    repaired: row.repaired,
    explained: row.explained,
  };
}

function shown(row: Differences[number]): ReconciliationDifference {
  const amount = (minor: bigint | null, iso: string | null) =>
    minor === null || iso === null ? null : signedText(minor, iso);
  return {
    id: String(row.id),
    provider: row.provider,
    day: row.day,
    kind: row.kind,
    subject: row.subject,
    paymentId: row.payment_id,
    iso: row.iso,
    theirsIso: row.theirs_iso,
    ours: amount(row.ours, row.iso),
    theirs: amount(row.theirs, row.theirs_iso ?? row.iso),
    oursState: row.ours_state,
    theirsState: row.theirs_state,
    state: row.state,
    detail: row.detail,
    note: row.note,
    decidedBy: row.decided_by,
    at: row.at.getTime(),
  };
}
