import { toWire } from '@touchline/betting';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { OperatorReferral } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { inSites, type Db, pageOf, parseId } from '../../../kernel/index.ts';
import { decideReferral } from '../../../rewards/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';

const PAGE = 30;

export interface OpsReferralsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly auditLog: AuditLog;
}

/** Routes of friends that players brought: a list, a report, and decisions about those that wait for one. */
export function opsReferralsRoutes(app: FastifyInstance, deps: OpsReferralsDeps): void {
  const { db, auditLog } = deps;

  registerOperatorCall(
    app,
    operatorCalls.listReferrals,
    async ({ query: { list = 'all', before }, sites }) => {
      let rows = db
        .selectFrom('referrals as r')
        .innerJoin('players as f', 'f.id', 'r.friend_id')
        .innerJoin('players as p', 'p.id', 'r.referrer_id')
        .selectAll('r')
        .select(['f.login as friend_login', 'p.login as referrer_login'])
        .where(inSites('r.site_id', sites));
      if (list === 'waiting') {
        rows = rows
          .where('r.state', '=', 'held')
          .where('r.mark', 'is not', null)
          .where('r.released_by', 'is', null);
      }
      const last = parseId(before ?? '');
      if (last !== undefined) rows = rows.where('r.id', '<', last);
      const found = await rows
        .orderBy('r.id', 'desc')
        .limit(PAGE + 1)
        .execute();
      const page = pageOf(found, PAGE, ({ id }) => id);
      return { referrals: page.rows.map(shown), next: page.next };
    },
  );

  registerOperatorCall(app, operatorCalls.showReferralReport, async ({ sites }) => {
    const states = await db
      .selectFrom('referrals')
      .select(['site_id', 'state', sql<number>`count(*)::integer`.as('count')])
      .where(inSites('site_id', sites))
      .groupBy(['site_id', 'state'])
      .orderBy('site_id')
      .execute();
    const { rows: paid } = await sql<{ iso: string; amount: bigint }>`
      select e.iso, (-sum(e.amount))::bigint as amount
      from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id
      join accounts a on a.id = e.account_id
      where t.kind = 'referral' and a.system_name = 'promo' and exists (
        select from ledger_entries own
        join accounts oa on oa.id = own.account_id join players p on p.id = oa.player_id
        where own.transaction_id = t.id and ${inSites('p.site_id', sites)})
      group by e.iso order by e.iso`.execute(db);
    return {
      states: states.map(({ site_id, state, count }) => ({ siteId: site_id, state, count })),
      paid: paid.map(({ iso, amount }) => ({ iso, amount: toWire(amount, iso) })),
    };
  });

  const decisions = {
    release: operatorCalls.releaseReferral,
    reject: operatorCalls.rejectReferral,
  } as const;
  for (const decision of ['release', 'reject'] as const) {
    registerOperatorCall(app, decisions[decision], async ({ params, body, operator, request }) => {
      const { referralId } = params;
      const act = { action: `referral.${decision}`, subject: `referral:${referralId}`, ...body };
      const decided = { id: parseId(referralId), decision, operator: operator.name };
      await decideReferral(deps, decided, recordIn(auditLog, request, act));
      return { referralId };
    });
  }
}

function shown(row: {
  readonly id: bigint;
  readonly site_id: string;
  readonly friend_id: bigint;
  readonly friend_login: string;
  readonly referrer_id: bigint;
  readonly referrer_login: string;
  readonly source: OperatorReferral['source'];
  readonly state: OperatorReferral['state'];
  readonly registered_at: Date;
  readonly held_until: Date | null;
  readonly rejection: string | null;
  readonly mark: string | null;
  readonly released_by: string | null;
}): OperatorReferral {
  return {
    id: String(row.id),
    siteId: row.site_id,
    friendId: String(row.friend_id),
    friendLogin: row.friend_login,
    referrerId: String(row.referrer_id),
    referrerLogin: row.referrer_login,
    source: row.source,
    state: row.state,
    registeredAt: row.registered_at.getTime(),
    heldUntil: row.held_until?.getTime() ?? null,
    rejection: row.rejection,
    mark: row.mark,
    releasedBy: row.released_by,
  };
}
