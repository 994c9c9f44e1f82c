import type { WithdrawalDoubt } from '@touchline/cashier';
import type { withdrawalDocuments } from '@touchline/contract';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

declare module '../../../kernel/db/tables.ts' {
  interface Database {
    instruments: InstrumentsTable;
    withdrawal_requests: WithdrawalRequestsTable;
    withdrawal_decisions: WithdrawalDecisionsTable;
    automatic_withdrawals: AutomaticWithdrawalsTable;
    large_payouts: LargePayoutsTable;
  }
}

export type WithdrawalDocument = (typeof withdrawalDocuments)[number];

/** A card, account or wallet of a player, in one currency. */
export interface InstrumentsTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  provider: string;
  /** Digest of its number, which is in `account_numbers`. */
  instrument: string;
  iso: string;
  /** Ids of the methods that it was used with. */
  methods: JSONColumnType<string[], string, string>;
  /** Masked. */
  requisite: string;
  /** Name of the account's holder, as the player typed it. */
  owner: string | null;
  /** Always empty: typed requisites are in `account_numbers`. */
  fields: JSONColumnType<Readonly<Record<string, string>>, string, string>;
  /** True if the player has typed it, so that its provider gets the requisites. */
  is_typed: Generated<boolean>;
  created_at: Date;
  used_at: Date;
  /** When the player removed it; it isn't offered any more. */
  removed_at: Date | null;
  /** When it was closed: nothing is paid in from it, or out to it, until an operator opens it. */
  closed_at: Generated<Date | null>;
  /** Why: its bank took a deposit back, its owner is another person, or an operator's decision. */
  closed_for: Generated<ClosureReason | null>;
}

export type ClosureReason = 'charged-back' | 'payer' | 'operator';

/** A withdrawal's review. */
export interface WithdrawalRequestsTable {
  payment_id: string;
  /** Reasons why it isn't approved by itself. */
  doubts: JSONColumnType<WithdrawalDoubt[], string, string>;
  /** Documents that its review waits for. */
  needs: JSONColumnType<WithdrawalDocument[], string, string>;
  /** Operator of the first of two approvals. */
  first_by: Generated<string | null>;
  review_ends_at: Date | null;
  /** True while it waits for an operator. */
  is_waiting: Generated<boolean>;
}

export type DecisionKind = 'approved' | 'seconded' | 'refused' | 'cancelled' | 'documents';

export interface WithdrawalDecisionsTable {
  id: GeneratedAlways<bigint>;
  payment_id: string;
  at: Date;
  operator: string;
  decision: DecisionKind;
  /** Key of a reason. */
  reason: string;
  /** Text that only operators see. */
  note: string | null;
}

/** A player's own figure: payouts above it are withdrawn by themselves. */
export interface AutomaticWithdrawalsTable {
  account_id: bigint;
  player_id: bigint;
  /** Minor units. */
  above: bigint;
  changed_at: Date;
}

/** A payout above its player's figure; noted by the database when the coupon is settled. */
export interface LargePayoutsTable {
  coupon_id: bigint;
  account_id: bigint;
  /** Minor units. */
  amount: bigint;
  /** `kept`: it stays on the balance, for the `reason`. */
  state: Generated<'due' | 'requested' | 'kept'>;
  payment_id: Generated<string | null>;
  reason: Generated<string | null>;
  decided_at: Generated<Date | null>;
}
