import type { Generated, GeneratedAlways } from 'kysely';

export interface WalletTables {
  accounts: AccountsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  holds: HoldsTable;
  idempotency_keys: IdempotencyKeysTable;
}

/**
 * What the house pays a player for: a won coupon, one that is void after its stake was taken, a sold part, the insured
 * share of a lost one, or a settlement that was corrected upwards.
 */
export type CreditKind = 'payout' | 'stake-returned' | 'sale' | 'insurance-refund' | 'correction';

/**
 * What a player pays the house for at once: a stake that waits for nothing, an insurance, the extra stake of a PowerBet,
 * a stake that was advanced before, a settlement that was corrected downwards, or what was owed since such a correction.
 */
export type DebitKind =
  | 'stake'
  | 'insurance-premium'
  | 'power-bet'
  | 'advance-cover'
  | 'correction-taken'
  | 'debt';

/** What a ledger transaction is for. */
export type LedgerKind = 'demo-credit' | 'stake-taken' | CreditKind | DebitKind;

/** The other side of a player's money. */
export type SystemAccount = 'demo-cashier' | 'house' | 'holds';

export interface AccountsTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint | null;
  /** Set instead of `player_id` on the platform's own accounts. */
  system_name: SystemAccount | null;
  iso: string;
  /** 0 main, 4 bonus, 9 another currency. */
  type: 0 | 4 | 9;
  is_active: Generated<boolean>;
  /**
   * Minor units the player can use now: always the sum of the account's entries, never negative.
   * Stays 0 on system accounts: every bet would wait for their rows; their balance is the sum of their entries.
   */
  balance: Generated<bigint>;
  /** Set by the database with the first limit or block of its player. */
  is_restricted: Generated<boolean>;
  /** Minor units in holds that are neither captured nor released. */
  held: Generated<bigint>;
  /** Bets that were over by then aren't listed to the player. */
  history_cleared_at: Generated<Date | null>;
  /** Set while the player goes without this currency. */
  closed_at: Generated<Date | null>;
  created_at: Generated<Date>;
}

export interface LedgerTransactionsTable {
  id: GeneratedAlways<bigint>;
  /** Once-only: the same operation can't be booked twice. */
  key: string;
  kind: LedgerKind;
  /** What it is about: the id of a coupon; null for credits. */
  ref: string | null;
  at: Generated<Date>;
}

export interface LedgerEntriesTable {
  id: GeneratedAlways<bigint>;
  transaction_id: bigint;
  /** Its transaction's instant again: limits count an account's entries by it. */
  at: Generated<Date>;
  account_id: bigint;
  iso: string;
  /** Minor units; negative leaves the account. */
  amount: bigint;
  /** The account's balance after this entry; null on system accounts. */
  balance: bigint | null;
}

export interface HoldsTable {
  ref: string;
  account_id: bigint;
  amount: bigint;
  state: 'held' | 'captured' | 'released';
  at: Generated<Date>;
}

export interface IdempotencyKeysTable {
  player_id: bigint;
  key: string;
  call: string;
  request_hash: string;
  /** What the answer is made from: an id, or the answer's own text. */
  answer: string | null;
  created_at: Generated<Date>;
}
