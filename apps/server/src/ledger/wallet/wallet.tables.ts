import type { DepositBooking, WithdrawalBooking } from '@touchline/cashier';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    accounts: AccountsTable;
    ledger_transactions: LedgerTransactionsTable;
    ledger_entries: LedgerEntriesTable;
    holds: HoldsTable;
    idempotency_keys: IdempotencyKeysTable;
  }
}

/**
 * Kinds of credits to a player: a won coupon, one voided after its stake was taken, a sold part, the insured share of
 * a lost coupon, a settlement corrected upwards, or the entry fee of a cancelled tournament.
 */
export type CreditKind =
  | 'payout'
  | 'stake-returned'
  | 'sale'
  | 'insurance-refund'
  | 'correction'
  | 'tournament-entry-returned';

/** Kinds of credits of games besides payouts: a jackpot, and a prize on a bonus account. */
export type GameCreditKind = 'jackpot-win' | 'spins-win';

/**
 * Kinds of immediate debits of a player: a stake that doesn't wait, an insurance, the extra stake of a PowerBet, an
 * advanced stake, a tip in a game, the entry fee of a tournament, a settlement corrected downwards, or a debt from such a
 * correction or from a deposit that its bank took back.
 */
export type DebitKind =
  | 'stake'
  | 'insurance-premium'
  | 'power-bet'
  | 'advance-cover'
  | 'tip'
  | 'tournament-entry'
  | 'correction-taken'
  | 'debt'
  | 'deposit-debt';

/**
 * Kinds of transactions of payments: those of deposits, their fee, what a provider charges, its transfers to the bank
 * (`settled`), adjustments by operators, and those of withdrawals.
 */
export type PaymentKind =
  // A correction is a further transaction of the kind `deposit`.
  | Exclude<DepositBooking, 'deposit-corrected'>
  | 'payment-fee'
  | 'provider-charge'
  | 'settled'
  | 'adjustment'
  | WithdrawalBooking;

/**
 * Kinds of transactions of bonuses: given, turned into the player's own money, and removed; and on a bonus account the
 * kinds of bets: staked, paid, returned and corrected.
 */
export type BonusKind = 'bonus-grant' | 'bonus-convert' | 'bonus-removed';
export type BonusBetKind = 'bonus-stake' | 'bonus-payout' | 'bonus-returned' | 'bonus-correction';

/** Kinds of money that loyalty gives to players. */
export type RewardKind =
  | 'cashback'
  | 'level-cashback'
  | 'points-exchange'
  | 'referral'
  | 'goodwill'
  | 'prize';

/** Kinds of transactions of the tax on winnings: withheld from a payout, and given back when it falls. */
export type TaxKind = 'tax' | 'tax-returned';

/** Kinds of ledger transactions. */
export type LedgerKind =
  | 'demo-credit'
  | 'stake-taken'
  | 'exchange'
  | CreditKind
  | GameCreditKind
  | DebitKind
  | PaymentKind
  | BonusKind
  | RewardKind
  | TaxKind
  | BonusBetKind;

/** Kinds of transactions without an entry on a player's account. */
type HouseKind =
  | 'stake-taken'
  | 'unmatched'
  | 'unmatched-returned'
  | 'provider-charge'
  | 'settled'
  | 'withdrawal-sent'
  | 'withdrawal-paid';

/** Kinds of the entries on players' accounts. */
export type PlayerKind = Exclude<LedgerKind, HouseKind>;

/**
 * Other sides of bookings on players' accounts: money at a provider (`psp.<id>`) and at the bank, fees, money that
 * isn't assigned yet (`suspense`), money bought and sold for other currencies (`fx`), the cost of bonuses and rewards
 * (`promo`), taxes withheld for the authority (`tax`), and payouts under way, besides those of bets.
 */
export type SystemAccount =
  | 'demo-cashier'
  | 'house'
  | 'holds'
  | 'fees'
  | 'suspense'
  | 'fx'
  | 'promo'
  | 'bank'
  | 'payouts'
  | 'tax'
  | `psp.${string}`;

export interface AccountsTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint | null;
  /** Set instead of `player_id` on system accounts. */
  system_name: SystemAccount | null;
  iso: string;
  /** 0 main, 4 bonus, 9 another currency. */
  type: 0 | 4 | 9;
  is_active: Generated<boolean>;
  /**
   * Available balance, minor units: always the sum of the account's entries, never negative. Remains 0 on system
   * accounts, because every bet would wait for their rows; their balance is the sum of their entries.
   */
  balance: Generated<bigint>;
  /** Set by the database with the first limit or block of its player. */
  is_restricted: Generated<boolean>;
  /** Minor units in open holds. */
  held: Generated<bigint>;
  /** Bets that were over before this time aren't listed to the player. */
  history_cleared_at: Generated<Date | null>;
  /** Time at which the player removed this currency. */
  closed_at: Generated<Date | null>;
  created_at: Generated<Date>;
}

export interface LedgerTransactionsTable {
  id: GeneratedAlways<bigint>;
  /** Unique: the same operation can't be booked twice. */
  key: string;
  kind: LedgerKind;
  /**
   * Id of the coupon, the payment or the exchange, `grant:` and an id for bonuses, `g:`, maker and transaction id for
   * games; null for credits of demo money.
   */
  ref: string | null;
  at: Generated<Date>;
}

export interface LedgerEntriesTable {
  id: GeneratedAlways<bigint>;
  transaction_id: bigint;
  /** Time of its transaction; limits count an account's entries by it. */
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
  /** Value from which the answer is made: an id, or the text of the answer. */
  answer: string | null;
  created_at: Generated<Date>;
}
