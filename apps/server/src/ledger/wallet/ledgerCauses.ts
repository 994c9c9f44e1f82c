import { sql, type RawBuilder } from 'kysely';
import type { LedgerKind } from './wallet.tables.ts';

/**
 * Facts that cause transactions. Each is a query for `ref`, by which a transaction names it, the player whose accounts
 * it may move (`player_id`), the currencies of entries on these accounts (`own`), and those of all entries (`isos`).
 * Null allows any.
 */
const causes = {
  coupon: sql`select id::text as ref, player_id, array[iso] as own, array[iso] as isos from coupons`,
  operation: sql`
    select 'g:' || o.maker_id || ':' || o.tx_id, coalesce(s.player_id, r.player_id, f.player_id), array[o.iso], array[o.iso]
    from game_operations o left join game_sessions s on s.id = o.session_id
    left join game_rounds r on r.id = o.round_id left join free_rounds f on f.id = o.free_rounds_id
    where o.iso is not null`,
  round: sql`select 'g:round:' || id, player_id, array[iso], array[iso] from game_rounds`,
  // Money of another currency than the payment's only passes by, and is on no player's account.
  payment: sql`
    select id, player_id, array[coalesce(credit_iso, iso)], array_remove(array[iso, credit_iso, received_iso], null)
    from payments`,
  exchange: sql`
    select id, player_id, array[from_iso, to_iso], array[from_iso, to_iso] from exchanges`,
  grant: sql`select 'grant:' || id, player_id, array[iso], array[iso] from bonus_grants`,
  entry: sql`
    select 'tournament:' || t.tournament_id || ':' || t.player_id, t.player_id, array[a.iso], array[a.iso]
    from tournament_players t join accounts a on a.id = t.entry_account_id`,
  place: sql`
    select 'tournament:' || tournament_id || ':' || player_id, player_id, null::text[], null::text[]
    from tournament_players`,
  challenge: sql`
    select 'challenge:' || day || ':' || task_id || ':' || player_id, player_id, null::text[], null::text[]
    from challenge_progress`,
  cashback: sql`
    select 'cashback:' || id, player_id, array[iso], array[iso] from cashback_periods where iso is not null`,
  friend: sql`
    select 'referral:' || r.id, side, null::text[], null::text[]
    from referrals r, lateral (values (r.friend_id), (r.referrer_id)) as sides (side)`,
  'points exchange': sql`
    select 'points:' || player_id || ':' || key, player_id, null::text[], null::text[] from idempotency_keys`,
  goodwill: sql`
    select 'goodwill:' || player_id || ':' || substr(key, length('goodwill-') + 1), player_id, null::text[], null::text[]
    from idempotency_keys where key like 'goodwill-%'`,
  adjustment: sql`
    select d.id::text, a.player_id, array[a.iso], array[a.iso] from adjustments d join accounts a on a.id = d.account_id`,
} as const satisfies Readonly<Record<string, RawBuilder<unknown>>>;

/** Name of a fact that causes transactions. */
export type LedgerCause = keyof typeof causes;

const bet = ['coupon', 'operation'] as const;

/**
 * Facts that cause each kind of transaction: one of them has its `ref`, and its entries are in the currency of that
 * fact, on accounts of its player. Empty for kinds whose fact is nowhere but in the ledger.
 */
const ledgerCauses = {
  // Play money of a demonstration.
  'demo-credit': [],
  // Transfers of a provider to the bank, of which only its report tells.
  settled: [],
  stake: bet,
  'stake-taken': ['coupon'],
  'stake-returned': bet,
  payout: bet,
  sale: ['coupon'],
  'insurance-premium': ['coupon'],
  'insurance-refund': ['coupon'],
  'power-bet': ['coupon'],
  'advance-cover': ['coupon'],
  correction: bet,
  'correction-taken': bet,
  debt: ['coupon', 'round'],
  tax: ['coupon'],
  'tax-returned': ['coupon'],
  'bonus-stake': bet,
  'bonus-payout': bet,
  'bonus-returned': bet,
  'bonus-correction': bet,
  tip: ['operation'],
  'jackpot-win': ['operation'],
  'spins-win': ['operation', 'grant'],
  'bonus-grant': ['grant'],
  'bonus-convert': ['grant'],
  'bonus-removed': ['grant'],
  exchange: ['exchange'],
  deposit: ['payment'],
  'deposit-refund': ['payment'],
  'deposit-refund-failed': ['payment'],
  'deposit-void': ['payment'],
  'deposit-debt': ['payment'],
  chargeback: ['payment'],
  'chargeback-won': ['payment'],
  'payment-fee': ['payment'],
  'unmatched-claimed': ['payment'],
  withdrawal: ['payment'],
  'withdrawal-sent': ['payment'],
  'withdrawal-paid': ['payment'],
  'withdrawal-returned': ['payment'],
  'withdrawal-bounced': ['payment'],
  // Without a payment of the platform it is named by provider, day and reference, and is on no player's account.
  unmatched: ['payment'],
  'unmatched-returned': ['payment'],
  'provider-charge': ['payment'],
  adjustment: ['adjustment'],
  'tournament-entry': ['entry'],
  'tournament-entry-returned': ['entry'],
  prize: ['operation', 'place', 'challenge'],
  cashback: ['cashback'],
  'level-cashback': ['cashback'],
  'points-exchange': ['points exchange'],
  referral: ['friend'],
  goodwill: ['goodwill'],
} as const satisfies Readonly<Record<LedgerKind, readonly LedgerCause[]>>;

/** Every kind of transaction with each fact that may cause it. */
export const causedKinds: readonly { readonly kind: LedgerKind; readonly cause: LedgerCause }[] =
  // The cast: the keys of the table are the kinds.
  (Object.entries(ledgerCauses) as [LedgerKind, readonly LedgerCause[]][]).flatMap(([kind, all]) =>
    all.map((cause) => ({ kind, cause })),
  );

const pairs = causedKinds.map(({ kind, cause }) => sql`(${sql.lit(kind)}, ${sql.lit(cause)})`);

const caused = Object.entries(causes).map(
  // In parentheses: the columns have the names of the first query.
  ([name, query]) =>
    sql`select ${sql.lit(name)} as cause, f.* from (${query}) as f (ref, player_id, own, isos)`,
);

/**
 * Query of the entries that don't belong to the fact that caused their transaction: of another currency or another
 * player, or on a player's account without such a fact.
 */
export const strayTransactions = sql`
  with kinds (kind, cause) as (values ${sql.join(pairs)}),
  facts as (${sql.join(caused, sql` union all `)}),
  found as (
    select t.id, t.kind, t.ref, f.player_id, f.own, f.isos
    from ledger_transactions t join kinds k using (kind) join facts f on f.cause = k.cause and f.ref = t.ref
  )
  select t.id, t.kind, t.ref, e.iso, e.amount,
    case when exists (select from found f where f.id = t.id) then 'other' else 'none' end as cause
  from ledger_transactions t
  join ledger_entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
  where t.kind in (select kind from kinds)
    and (a.player_id is not null or exists (select from found f where f.id = t.id))
    and not exists (
      select from found f where f.id = t.id
        and (a.player_id is null or a.player_id = f.player_id)
        and (f.isos is null or e.iso = any(f.isos))
        and (a.player_id is null or f.own is null or e.iso = any(f.own)))`;
