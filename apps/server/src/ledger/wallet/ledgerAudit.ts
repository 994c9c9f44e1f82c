import { sql } from 'kysely';
import type { Db } from '../../kernel/index.ts';
import { strayTransactions } from './ledgerCauses.ts';
import type { LedgerKind } from './wallet.tables.ts';

export interface LedgerFault {
  readonly accountId: bigint;
  readonly balance: bigint;
  readonly entriesSum: bigint;
  readonly held: bigint;
  readonly holdsSum: bigint;
}

/** Entry that doesn't belong to the fact that caused its transaction. */
export interface StrayEntry {
  /** Id of the transaction. */
  readonly id: bigint;
  readonly kind: LedgerKind;
  readonly ref: string | null;
  readonly iso: string;
  /** Minor units. */
  readonly amount: bigint;
  /** `other`: the fact is of another currency or another player. `none`: there is no such fact. */
  readonly cause: 'other' | 'none';
}

export interface LedgerAudit {
  /** Sum of all entries by currency, minor units; 0 in a consistent ledger. */
  readonly sums: readonly { readonly iso: string; readonly sum: bigint }[];
  /**
   * Accounts whose balance isn't the sum of their entries, or whose held amount isn't the sum of their open holds.
   */
  readonly faults: readonly LedgerFault[];
  /** Entries in another currency, or of another player, than those of the fact that caused their transaction. */
  readonly strays: readonly StrayEntry[];
}

/** Recomputes the whole ledger from its entries. A consistent one has neither faults nor strays and all sums are zero. */
export async function auditLedger(db: Db): Promise<LedgerAudit> {
  const sums = await sql<{ iso: string; sum: bigint }>`
    select iso, sum(amount)::bigint as sum from ledger_entries group by iso order by iso`.execute(db);
  const faults = await sql<LedgerFault>`
    select * from (
      select a.id as "accountId", a.balance, a.held,
        coalesce((select sum(e.amount) from ledger_entries e where e.account_id = a.id), 0)::bigint as "entriesSum",
        coalesce((select sum(h.amount) from holds h where h.account_id = a.id and h.state = 'held'), 0)::bigint as "holdsSum"
      from accounts a where a.player_id is not null
    ) s where balance <> "entriesSum" or held <> "holdsSum"`.execute(db);
  const strays = await sql<StrayEntry>`${strayTransactions}`.execute(db);
  return { sums: sums.rows, faults: faults.rows, strays: strays.rows };
}
