import type { WithdrawalList } from '@touchline/contract/operators';
import { sql } from 'kysely';
import { TAX_KINDS } from '../../../betting/index.ts';
import { inSites, type SiteChoice, type Db } from '../../../kernel/index.ts';
import { kindsThatAre } from '../../../protection/index.ts';

/** A withdrawal that waits for an operator, with its player and its request. */
export type WaitingWithdrawal = Awaited<ReturnType<typeof waitingWithdrawals>>[number];

/**
 * Returns withdrawals on some sites that wait for an operator, the oldest first.
 * @param after id of the last one of the page before
 */
export function waitingWithdrawals(
  db: Db,
  {
    list,
    operator,
    sites,
    after,
    limit,
  }: {
    readonly list: WithdrawalList;
    readonly operator: string;
    readonly sites: SiteChoice;
    readonly after?: string | undefined;
    readonly limit: number;
  },
) {
  let query = withRequests(db).where('r.is_waiting', '=', true).where(inSites('p.site_id', sites));
  if (list === 'second') query = query.where('r.first_by', 'is not', null);
  if (list === 'mine') query = query.where('r.first_by', '=', operator);
  if (list === 'documents') query = query.where(sql<boolean>`r.needs <> '[]'::jsonb`);
  if (after !== undefined)
    query = query.where('p.seq', '>', (part) =>
      part.selectFrom('payments as last').select('last.seq').where('last.id', '=', after),
    );
  return query.orderBy('p.seq').limit(limit).execute();
}

/** Returns a withdrawal with its player and its request; undefined if there is none. */
export function withdrawalById(db: Db, id: string) {
  return withRequests(db).where('p.id', '=', id).executeTakeFirst();
}

function withRequests(db: Db) {
  return db
    .selectFrom('payments as p')
    .innerJoin('withdrawal_requests as r', 'r.payment_id', 'p.id')
    .innerJoin('players', 'players.id', 'p.player_id')
    .leftJoin('player_profiles as f', 'f.player_id', 'p.player_id')
    .selectAll('p')
    .select([
      'r.doubts',
      'r.needs',
      'r.first_by',
      'r.review_ends_at',
      'players.login',
      'players.registered_at',
      'f.name as first_name',
      'f.surname',
    ]);
}

/** Movements on an account since a time, minor units. */
export interface MoneySource {
  readonly deposited: bigint;
  readonly staked: bigint;
  readonly won: bigint;
  /** Tax withheld from what was won. */
  readonly taxed: bigint;
  readonly biggestWin: bigint | null;
}

export async function moneySource(db: Db, accountId: bigint, since: Date): Promise<MoneySource> {
  const [deposits, stakes, payouts] = [
    kindsThatAre('deposit'),
    kindsThatAre('stake', 'refund'),
    kindsThatAre('payout'),
  ];
  const { rows } = await sql<MoneySource>`
    select
      coalesce(sum(e.amount) filter (where t.kind in (${sql.join(deposits)})), 0)::bigint as deposited,
      -coalesce(sum(e.amount) filter (where t.kind in (${sql.join(stakes)})), 0)::bigint as staked,
      coalesce(sum(e.amount) filter (where t.kind in (${sql.join(payouts)})), 0)::bigint as won,
      -coalesce(sum(e.amount) filter (where t.kind in (${sql.join(TAX_KINDS)})), 0)::bigint as taxed,
      max(e.amount) filter (where t.kind in (${sql.join(payouts)})) as "biggestWin"
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account_id = ${accountId} and e.at > ${since}`.execute(db);
  return rows[0] ?? { deposited: 0n, staked: 0n, won: 0n, taxed: 0n, biggestWin: null };
}

/** Withdrawals of a player that are over, in one currency. */
export interface WithdrawalsBefore {
  readonly paid: number;
  readonly refused: number;
  /** Paid since a time, minor units. */
  readonly sum: bigint;
}

export async function withdrawalsBefore(
  db: Db,
  { playerId, iso, since }: { readonly playerId: bigint; readonly iso: string; readonly since: Date },
): Promise<WithdrawalsBefore> {
  const { rows } = await sql<WithdrawalsBefore>`
    select count(*) filter (where state = 'paid')::integer as paid,
      count(*) filter (where state = 'refused')::integer as refused,
      coalesce(sum(amount - sent_back) filter (where state = 'paid' and created_at > ${since}), 0)::bigint as sum
    from payments
    where player_id = ${playerId} and iso = ${iso} and direction = 'withdrawal' and request_id is null`.execute(
    db,
  );
  return rows[0] ?? { paid: 0, refused: 0, sum: 0n };
}
