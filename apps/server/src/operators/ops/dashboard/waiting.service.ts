import type { OperatorScope, WaitingFigure, WaitingKind } from '@touchline/contract/operators';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { inSites, type Db, type SiteChoice } from '../../../kernel/index.ts';
import type { Operator } from '../../../staff/index.ts';
import { actsOf, scopeOfAct } from '../../operatorMoney/doors.ts';

interface WaitingRow {
  readonly count: bigint;
  readonly oldest: Date | null;
}

/** Tasks of one scope. The query reads an index that has the waiting rows only. */
interface WaitingTasks {
  readonly kind: WaitingKind;
  readonly scope: OperatorScope;
  /** Counts the tasks of some sites; undefined for those of the whole platform. */
  readonly ofSites?: (sites: SiteChoice) => RawBuilder<WaitingRow>;
  /** Counts the tasks of the whole platform. */
  readonly ofPlatform?: RawBuilder<WaitingRow>;
}

/** Returns the condition that a row's player belongs to one of some sites. */
const playerIn = (column: string, sites: SiteChoice): RawBuilder<SqlBool> =>
  sites === 'all'
    ? sql`true`
    : sql`exists (select from players p where p.id = ${sql.ref(column)} and ${inSites('p.site_id', sites)})`;

const tasks: readonly WaitingTasks[] = [
  {
    kind: 'identification',
    scope: 'identification',
    ofSites: (sites) => sql`
      select count(*), min(submitted_at) as oldest from identification_requests
      where state = 'pending' and ${playerIn('identification_requests.player_id', sites)}`,
  },
  {
    kind: 'reviews',
    scope: 'reviews',
    ofSites: (sites) => sql`
      select count(*), min(placed_at) as oldest from coupons
      where state = 'review' and ${playerIn('coupons.player_id', sites)}`,
  },
  {
    kind: 'withdrawals',
    scope: 'withdrawals',
    ofSites: (sites) => sql`
      select count(*), min(w.created_at) as oldest
      from withdrawal_requests r join payments w on w.id = r.payment_id
      where r.is_waiting and ${inSites('w.site_id', sites)}`,
  },
  {
    kind: 'payments',
    scope: 'payments',
    ofSites: (sites) => sql`
      select count(*), min(created_at) as oldest from payments
      where state = 'review' and direction = 'deposit' and ${inSites('site_id', sites)}`,
  },
  {
    kind: 'differences',
    scope: 'payments',
    ofPlatform: sql`select count(*), min(at) as oldest from reconciliation_differences where state = 'open'`,
  },
  {
    kind: 'corrections',
    scope: 'results',
    ofPlatform: sql`select count(*), min(at) as oldest from result_events where applied_at is null`,
  },
  {
    kind: 'debts',
    scope: 'results',
    ofSites: (sites) => sql`
      select count(*), min(d.at) as oldest from debts d join accounts a on a.id = d.account_id
      where d.open_amount > 0 and ${playerIn('a.player_id', sites)}`,
  },
  {
    kind: 'notices',
    scope: 'results',
    // A notice without a player is about a maker: it is of the whole platform.
    ofSites: (sites) => sql`
      select count(*), min(at) as oldest from game_notices
      where answered_at is null and ${playerIn('game_notices.player_id', sites)}`,
  },
  {
    kind: 'requests',
    scope: 'consultant',
    ofSites: (sites) => sql`
      select count(*), min(created_at) as oldest from consultant_requests
      where state = 'open' and ${inSites('site_id', sites)}`,
  },
  {
    kind: 'mails',
    scope: 'mail',
    ofSites: (sites) => sql`
      select count(*), min(gave_up_at) as oldest from mails
      where gave_up_at is not null and sent_at is null and expired_at is null and ${playerIn('mails.player_id', sites)}`,
  },
  {
    kind: 'referrals',
    scope: 'rewards',
    ofSites: (sites) => sql`
      select count(*), min(coalesce(qualified_at, registered_at)) as oldest from referrals
      where state = 'held' and mark is not null and released_by is null and ${inSites('site_id', sites)}`,
  },
  {
    kind: 'postbacks',
    scope: 'rewards',
    ofSites: (sites) => sql`
      select count(*), min(ended_at) as oldest from postbacks
      where state = 'failed' and ${playerIn('postbacks.player_id', sites)}`,
  },
];

/** Returns the count of the acts that wait for a second person with the operator's scopes; undefined without any. */
function approvalsFor(operator: Operator): CountedTasks | undefined {
  const acts = actsOf(operator.scopes);
  if (acts.length === 0) return undefined;
  const ofActs = acts.map(
    (act) => sql`(act = ${act} and ${inSites('site_id', operator.sitesOf(scopeOfAct(act)))})`,
  );
  return {
    kind: 'approvals',
    query: sql`
      select count(*), min(asked_at) as oldest from approvals
      where state = 'waiting' and (${sql.join(ofActs, sql` or `)})`,
  };
}

interface CountedTasks {
  readonly kind: WaitingKind;
  readonly query: RawBuilder<WaitingRow>;
}

/** Returns the counts of the tasks on the operator's sites. */
function countedFor(operator: Operator): readonly CountedTasks[] {
  const counted = tasks.flatMap(({ kind, scope, ofSites, ofPlatform }) => {
    if (!operator.scopes.includes(scope)) return [];
    const query = ofSites?.(operator.sitesOf(scope)) ?? (operator.has(scope, null) ? ofPlatform : undefined);
    return query ? [{ kind, query }] : [];
  });
  const approvals = approvalsFor(operator);
  return approvals ? [...counted, approvals] : counted;
}

/**
 * Counts the tasks that wait for an operator, on the sites on which they have the scope of each. A count that can't be read is null, and the others
 * stay.
 * @param failed called with the reason of a count that couldn't be read
 */
export function waitingFor(
  db: Db,
  operator: Operator,
  failed: (error: unknown) => void,
): Promise<readonly WaitingFigure[]> {
  return Promise.all(
    countedFor(operator).map(async ({ kind, query }) => {
      try {
        const [row] = (await query.execute(db)).rows;
        return { kind, count: Number(row?.count ?? 0n), oldestAt: row?.oldest?.getTime() ?? null };
      } catch (error) {
        failed(error);
        return { kind, count: null, oldestAt: null };
      }
    }),
  );
}
