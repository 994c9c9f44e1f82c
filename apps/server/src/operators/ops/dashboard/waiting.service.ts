import {
  type OperatorScope,
  secondedActs,
  type WaitingFigure,
  type WaitingKind,
} from '@touchline/contract/operators';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../kernel/index.ts';
import { actsOf, scopeOfAct } from '../../operatorMoney/doors.ts';

interface WaitingRow {
  readonly count: bigint;
  readonly oldest: Date | null;
}

interface WaitingTasks {
  readonly kind: WaitingKind;
  /** Scopes of which the operator needs one. */
  readonly scopes: readonly OperatorScope[];
  /** Reads an index that has the waiting rows only. */
  readonly query: RawBuilder<WaitingRow>;
}

const actScopes = [...new Set(secondedActs.map(scopeOfAct))];

const tasks: readonly WaitingTasks[] = [
  {
    kind: 'identification',
    scopes: ['identification'],
    query: sql`select count(*), min(submitted_at) as oldest from identification_requests where state = 'pending'`,
  },
  {
    kind: 'reviews',
    scopes: ['reviews'],
    query: sql`select count(*), min(placed_at) as oldest from coupons where state = 'review'`,
  },
  {
    kind: 'withdrawals',
    scopes: ['withdrawals'],
    query: sql`
      select count(*), min(p.created_at) as oldest
      from withdrawal_requests r join payments p on p.id = r.payment_id where r.is_waiting`,
  },
  {
    kind: 'payments',
    scopes: ['payments'],
    query: sql`
      select count(*), min(created_at) as oldest from payments where state = 'review' and direction = 'deposit'`,
  },
  {
    kind: 'differences',
    scopes: ['payments'],
    query: sql`select count(*), min(at) as oldest from reconciliation_differences where state = 'open'`,
  },
  {
    kind: 'corrections',
    scopes: ['results'],
    query: sql`select count(*), min(at) as oldest from result_events where applied_at is null`,
  },
  {
    kind: 'debts',
    scopes: ['results'],
    query: sql`select count(*), min(at) as oldest from debts where open_amount > 0`,
  },
  {
    kind: 'notices',
    scopes: ['results'],
    query: sql`select count(*), min(at) as oldest from game_notices where answered_at is null`,
  },
  {
    kind: 'requests',
    scopes: ['consultant'],
    query: sql`select count(*), min(created_at) as oldest from consultant_requests where state = 'open'`,
  },
  {
    kind: 'mails',
    scopes: ['mail'],
    query: sql`select count(*), min(gave_up_at) as oldest from mails where gave_up_at is not null and sent_at is null and expired_at is null`,
  },
  {
    kind: 'referrals',
    scopes: ['rewards'],
    query: sql`
      select count(*), min(coalesce(qualified_at, registered_at)) as oldest from referrals
      where state = 'held' and mark is not null and released_by is null`,
  },
  {
    kind: 'postbacks',
    scopes: ['rewards'],
    query: sql`select count(*), min(ended_at) as oldest from postbacks where state = 'failed'`,
  },
];

/** Returns the acts that wait for a second operator with these scopes. */
const approvals = (scopes: readonly OperatorScope[]): WaitingTasks => ({
  kind: 'approvals',
  scopes: actScopes,
  query: sql`
    select count(*), min(asked_at) as oldest from approvals
    where state = 'waiting' and act = any(${actsOf(scopes)}::text[])`,
});

/**
 * Counts the tasks that wait for an operator with these scopes. A count that can't be read is null, and the others
 * stay.
 * @param failed called with the reason of a count that couldn't be read
 */
export function waitingFor(
  db: Db,
  scopes: readonly OperatorScope[],
  failed: (error: unknown) => void,
): Promise<readonly WaitingFigure[]> {
  return Promise.all(
    [...tasks, approvals(scopes)]
      .filter((task) => task.scopes.some((scope) => scopes.includes(scope)))
      .map(async ({ kind, query }) => {
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
