import type {
  ListedReconciliation,
  ReconciliationDifference,
  ReconciliationsPage,
} from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { pageOf, parseId, wrongField } from '../../../kernel/index.ts';
import type { Reconciliation } from '../../../cashier/index.ts';
import { signedText } from '../../../ledger/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';

const PAGE = 30;

const before = Type.Optional(Type.String({ maxLength: 20 }));
const Page = Type.Object({ before });
const Differences = Type.Object({
  before,
  state: Type.Optional(Type.Enum(['open', 'repaired', 'explained'] as const)),
});
const Run = Type.Object(
  {
    provider: Type.String({ maxLength: 32 }),
    day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  },
  { additionalProperties: false },
);
const Explanation = Type.Object(
  { reason: Type.String({ minLength: 3, maxLength: 300 }) },
  { additionalProperties: false },
);

export interface ReconciliationRoutesDeps {
  readonly reconciliation: Omit<Reconciliation, 'doDue'>;
  readonly auditLog: AuditLog;
}

/** Routes of the comparisons with providers' reports and of the differences that they found. */
export function reconciliationRoutes(
  app: FastifyInstance,
  { reconciliation, auditLog }: ReconciliationRoutesDeps,
): void {
  app.get<{ Querystring: Static<typeof Page> }>(
    '/ops/reconciliations',
    { schema: { querystring: Page } },
    async ({ query }): Promise<ReconciliationsPage> => {
      const found = await reconciliation.list(cursorOf(query.before), PAGE + 1);
      const { rows, next } = pageOf(found, PAGE, ({ id }) => String(id));
      return { providers: reconciliation.providers(), reconciliations: rows.map(listed), next };
    },
  );

  app.post<{ Body: Static<typeof Run> }>(
    '/ops/reconciliations',
    { schema: { body: Run } },
    async (request) => {
      const { provider } = request.body;
      const deed = { action: 'reconciliation.run', subject: `provider:${provider}` };
      const asked = { ...request.body, operator: operatorOf(request).name };
      const { id, state, failure } = await reconciliation.run(asked, recordIn(auditLog, request, deed));
      return { id: String(id), state, failure };
    },
  );

  app.get<{ Querystring: Static<typeof Differences> }>(
    '/ops/reconciliations/differences',
    { schema: { querystring: Differences } },
    async ({ query: { state, before: last } }) => {
      const found = await reconciliation.differences({ state, before: cursorOf(last), limit: PAGE + 1 });
      const { rows, next } = pageOf(found, PAGE, ({ id }) => String(id));
      return { differences: rows.map(shown), next };
    },
  );

  app.post<{ Params: { differenceId: string }; Body: Static<typeof Explanation> }>(
    '/ops/reconciliations/differences/:differenceId/explain',
    { schema: { body: Explanation } },
    async (request) => {
      const id = parseId(request.params.differenceId) ?? 0n;
      const deed = { action: 'reconciliation.explain', subject: `difference:${id}`, ...request.body };
      const record = recordIn(auditLog, request, deed);
      await reconciliation.explain(id, request.body.reason, operatorOf(request).name, record);
      return { differenceId: String(id) };
    },
  );
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
