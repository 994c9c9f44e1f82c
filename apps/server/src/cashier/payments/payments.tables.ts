import type {
  DepositEvent,
  DepositState,
  DifferenceKind,
  WithdrawalEvent,
  WithdrawalState,
} from '@touchline/cashier';
import type { Payment } from '@touchline/contract';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    payments: PaymentsTable;
    payment_steps: PaymentStepsTable;
    provider_events: ProviderEventsTable;
    payment_refunds: PaymentRefundsTable;
    deposit_quotes: DepositQuotesTable;
    method_pauses: MethodPausesTable;
    reconciliations: ReconciliationsTable;
    reconciliation_differences: ReconciliationDifferencesTable;
  }
}

/** Text by language, with English. */
export type Names = { readonly en: string } & Readonly<Record<string, string>>;

/** A line of the instructions for a transfer. */
export interface Instruction {
  readonly label: Names;
  readonly value: string;
}

export interface PaymentsTable {
  /** Random, 128 bits: shown to people and sent to providers. */
  id: string;
  /** Order of creation, by which lists are paged. */
  seq: GeneratedAlways<bigint>;
  player_id: bigint;
  account_id: bigint;
  site_id: string;
  direction: 'deposit' | 'withdrawal';
  method_id: string;
  /** Name of the method when it was chosen. */
  method_name: JSONColumnType<Names, string>;
  method_icon: Payment['icon'];
  provider: string;
  provider_ref: string | null;
  iso: string;
  /** Requested amount, gross, minor units. */
  amount: bigint;
  /** Fee of the player, which lies within the amount. */
  fee: bigint;
  /** `fixed`: the received amount must be the requested one. */
  amount_mode: 'fixed' | 'open';
  /** Received from the provider, before the fee, minor units of `received_iso`, or of `iso` without one. */
  received: bigint | null;
  /** Currency of `received` if it isn't the payment's; such money is never credited. */
  received_iso: Generated<string | null>;
  refunded: Generated<bigint>;
  /** Currency of the account of a deposit in another one; its rate is fixed when it is begun. */
  credit_iso: Generated<string | null>;
  /** Exact text of a rational number, before the spread. */
  rate: Generated<string | null>;
  /** Percentage, decimal text. */
  spread: Generated<string | null>;
  rate_source: Generated<string | null>;
  rate_at: Generated<Date | null>;
  /** Amount that was credited in `credit_iso`, minor units. */
  credited: Generated<bigint | null>;
  state: DepositState | WithdrawalState;
  reason: string | null;
  /** Digest of the card, account or wallet that it was paid from: the same for all payments from it. */
  instrument: string | null;
  /** Card, account or wallet that it was paid from or sent to, masked. */
  requisite: string | null;
  redirect_url: string | null;
  instructions: JSONColumnType<Instruction[], string | null, string | null> | null;
  /** Always empty: what is typed at a deposit goes to its provider and isn't stored. */
  fields: JSONColumnType<Readonly<Record<string, string>>, string>;
  /** The deposit with which this money came: it was paid above it and has no room there, so it goes back. */
  surplus_of: Generated<string | null>;
  /** The deposit whose reference this further payment came with. */
  repeats: Generated<string | null>;
  /** The withdrawal that this payment is a part of. */
  request_id: Generated<string | null>;
  /** Destination of a withdrawal and of its payments. */
  instrument_id: Generated<bigint | null>;
  /** Part of a withdrawal that came back to the balance, minor units. */
  sent_back: Generated<bigint>;
  created_at: Date;
  expires_at: Date | null;
  /** Time of the last event that made a move, by the provider's clock. */
  event_at: Date | null;
  looked_up_at: Date | null;
  /** When the provider is asked next; null if that isn't necessary. */
  look_up_due_at: Date | null;
}

/** Source of a move. */
export type StepSource = 'player' | 'provider' | 'look-up' | 'clock' | 'report' | `operator:${string}`;

export interface PaymentStepsTable {
  id: GeneratedAlways<bigint>;
  payment_id: string;
  /** Player of the payment, so that a player's steps are found by time. */
  player_id: bigint;
  at: Date;
  state: DepositState | WithdrawalState;
  event: DepositEvent | WithdrawalEvent | 'created';
  source: StepSource;
  reason: string | null;
}

export interface ProviderEventsTable {
  provider: string;
  /** Site whose secret has signed it; events are once-only by provider, site and id. */
  site_id: string;
  event_id: string;
  /** Null for an event about no payment of ours. */
  payment_id: string | null;
  event: string;
  /** Keyed, since the body has the number of an account. */
  body_hash: string;
  body: string;
  /** Time by the provider's clock. */
  at: Date;
  received_at: Date;
  /** True for an event that made a move; others are tried again after one. */
  is_applied: Generated<boolean>;
  /** Why it made none. */
  note: string | null;
}

/** Offer of a rate for one deposit in another currency than the account's. */
export interface DepositQuotesTable {
  id: string;
  player_id: bigint;
  account_id: bigint;
  method_id: string;
  iso: string;
  amount: bigint;
  credit_iso: string;
  rate: string;
  spread: string;
  rate_source: string;
  rate_at: Date;
  expires_at: Date;
}

/** Pause of a family of methods for deposits of one player. */
export interface MethodPausesTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  family: string;
  /** `declines`: five in an hour; `cards`: three different ones in a day. */
  cause: 'declines' | 'cards';
  begun_at: Date;
  ends_at: Date;
  lifted_at: Generated<Date | null>;
  /** Name of the operator who ended it early. */
  lifted_by: Generated<string | null>;
}

/** Refund of a deposit. It is taken from the balance before its provider is asked to send it. */
export interface PaymentRefundsTable {
  /** Random, 128 bits: the provider recognises a repeated request by it. */
  id: string;
  payment_id: string;
  /** Minor units of the payment's currency. */
  amount: bigint;
  /** `booked`: taken from the balance; `failed`: refused by the provider, and given back to the balance. */
  state: 'booked' | 'sent' | 'failed';
  operator: string;
  at: Date;
}

/** A comparison with a provider's report of a day. */
export interface ReconciliationsTable {
  id: GeneratedAlways<bigint>;
  provider: string;
  /** `yyyy-mm-dd`, UTC. */
  day: string;
  asked_at: Date;
  /** `clock` or the operator's name. */
  asked_by: string;
  /** `same`: the report was compared before, and nothing was done. */
  state: 'asked' | 'done' | 'same';
  /** When the provider is asked next; null once it is over. */
  due_at: Date | null;
  hash: string | null;
  finished_at: Date | null;
  /** Number of payments in the report. */
  payments: Generated<number>;
  /** Reason why there is no report yet. */
  failure: string | null;
}

export interface ReconciliationDifferencesTable {
  id: GeneratedAlways<bigint>;
  /** Null for one that an event or an answer showed, not a report. */
  reconciliation_id: bigint | null;
  provider: string;
  day: string;
  kind: DifferenceKind;
  /**
   * Id of the payment, here or at the provider, of a currency's balance, or of what can't be read. Unique with provider
   * and kind.
   */
  subject: string;
  payment_id: string | null;
  /** Null without amounts. */
  iso: string | null;
  /** Currency of `theirs` if it is another one. */
  theirs_iso: string | null;
  /** Reason why something can't be read. */
  detail: string | null;
  ours_state: string | null;
  theirs_state: string | null;
  /** Minor units. */
  ours: bigint | null;
  theirs: bigint | null;
  state: 'repaired' | 'open' | 'explained';
  note: string | null;
  at: Date;
  decided_by: string | null;
  decided_at: Date | null;
}
