import type { WithdrawalDoubt } from '@touchline/cashier';
import type { withdrawalDocuments } from '@touchline/contract';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface WithdrawalsTables {
  instruments: InstrumentsTable;
  withdrawal_requests: WithdrawalRequestsTable;
  withdrawal_decisions: WithdrawalDecisionsTable;
  automatic_withdrawals: AutomaticWithdrawalsTable;
  large_payouts: LargePayoutsTable;
}

export type WithdrawalDocument = (typeof withdrawalDocuments)[number];

/** A card, account or wallet of a player, in one currency. */
export interface InstrumentsTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  provider: string;
  /** The provider's name of it; for a typed one a hash of what was typed. */
  instrument: string;
  iso: string;
  /** Ids of the methods that it was used with. */
  methods: JSONColumnType<string[], string, string>;
  /** Masked. */
  requisite: string;
  /** Name of the account's holder, as the player typed it. */
  owner: string | null;
  /** Typed requisites, which the provider gets; empty if the provider knows it by its name. */
  fields: JSONColumnType<Readonly<Record<string, string>>, string, string>;
  created_at: Date;
  used_at: Date;
  /** When the player removed it; it isn't offered any more. */
  removed_at: Date | null;
}

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
